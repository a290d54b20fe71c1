import { expect, it } from 'vitest';
import { mask } from './mask.ts';

it.each([
  ['mail ada.love+x@mail.example.co.uk now', 'mail [mail] now'],
  ['see https://intranet.example/a?b=c#d ok', 'see [address] ok'],
  ['www.example.com/x', '[address]'],
  ['key 3f2504e04f8911d39a0c0305e82c3301 fails', 'key [key] fails'],
  ['ghp_16C7e42F292c6912E7 and AKIAIOSFODNN7EXAMPLE', '[key] and [key]'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJzdWIiOiIx.SflK', '[key]'],
  ['call +49 (170) 123-45 67', 'call [number]'],
  ['4111 1111 1111 1111', '[number]'],
])('masks %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

it.each([
  'upgrade from 11.13.0 to 11.14.0',
  'java.lang.NullPointerException',
  'onBeforeServiceCallForDataTable',
  'error 403 on port 8080',
  '2026-05-04',
  '@react-native-community/slider',
])('leaves %s', (text) => {
  expect(mask(text)).toBe(text);
});
