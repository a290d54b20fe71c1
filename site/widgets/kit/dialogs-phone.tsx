// A phone drawn around a page of a mobile app.
import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

export function Phone({ title, children }: Props) {
  return (
    <div className="d-phone">
      <p className="d-phone-title">{title}</p>
      {children}
    </div>
  );
}

export type Order = { number: number; customer: string; state: 'open' | 'closed' };

export const ORDERS: readonly Order[] = [
  { number: 4711, customer: 'Lind Furniture', state: 'open' },
  { number: 4712, customer: 'Brown & Daughters', state: 'open' },
  { number: 4698, customer: 'Harbor Café', state: 'closed' },
  { number: 4702, customer: 'Studio North', state: 'closed' },
  { number: 4713, customer: 'Okoro Travel', state: 'open' },
];

export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="d-phone-list">
      {orders.map(({ number, customer, state }) => (
        <li key={number}>
          <strong>{number}</strong> {customer} <small>{state}</small>
        </li>
      ))}
    </ul>
  );
}
