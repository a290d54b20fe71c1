// The typeface in the repository is what its package and the script make, with its license beside it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFontMetrics } from '../engine/content/config/font-metrics.ts';
import { projectDir } from './support/site-folder.ts';

const brand = path.join(projectDir, 'site/brand');
const face = readFileSync(path.join(brand, 'face.woff2'));

it('is made again, byte for byte', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'learn-face-'));
  try {
    const file = path.join(dir, 'face.woff2');
    const script = path.join(projectDir, 'scripts/face.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(readFileSync(file).equals(face)).toBe(true);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('is a font whose width is known, of at most 40 KB', () => {
  expect(face.length).toBeLessThanOrEqual(40_000);
  expect(readFontMetrics(face)?.width).toBeCloseTo(0.47, 1);
});

it('has its license beside it', () => {
  const license = readFileSync(path.join(brand, 'LICENSE.txt'), 'utf8');
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(license).toContain('The Inter Project Authors');
});
