// Placeholders for widgets on a phone, and the widgets that replace them when the data is there.
import type { ReactNode } from 'react';

type ShapeProps = { kind: 'text' | 'round' | 'box' | 'button'; isShort?: boolean };

export function Shape({ kind, isShort = false }: ShapeProps) {
  return <span className="d-shape" data-kind={kind} data-short={isShort || undefined} />;
}

type SkeletonProps = { of: string; className?: string; children: ReactNode };

/** Shapes mean nothing to a screen reader, but what they stand for does. */
export function Skeleton({ of, className = '', children }: SkeletonProps) {
  return (
    <div className={`d-skeleton ${className}`} role="img" aria-label={`Skeleton of ${of}`}>
      {children}
    </div>
  );
}

export function PersonSkeleton() {
  return (
    <span className="d-person">
      <Shape kind="round" />
      <span>
        <Shape kind="text" />
        <Shape kind="text" isShort />
      </span>
    </span>
  );
}

type Person = { name: string; department: string };

export function PersonRow({ name, department }: Person) {
  return (
    <span className="d-person">
      <span className="d-person-face" aria-hidden="true">
        {name[0]}
      </span>
      <span>
        <strong>{name}</strong>
        <small>{department}</small>
      </span>
    </span>
  );
}

const BARS = [34, 52, 22, 44];

type BarsProps = { speed: number; isMoving: boolean };

/** A chart's bars; moving, they are the animation that plays until the chart is there. */
export function Bars({ speed, isMoving }: BarsProps) {
  const style = isMoving && speed > 0 ? { animationDuration: `${1.6 / speed}s` } : {};
  return (
    <svg
      className="d-bars"
      viewBox="0 0 120 60"
      aria-hidden="true"
      data-moving={isMoving && speed > 0}
    >
      {BARS.map((height, at) => (
        <rect
          key={height}
          x={8 + at * 28}
          y={60 - height}
          width="20"
          height={height}
          rx="2"
          style={style}
        />
      ))}
    </svg>
  );
}
