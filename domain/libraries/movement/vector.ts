/** A point or a direction: forwards, upwards, to the person's right, in hundredths of the stature. */
export type Vector = readonly [number, number, number];

export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1);

export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Vector) => Math.hypot(...a);

/** The unit vector; `otherwise` for a zero vector. */
export function unit(a: Vector, otherwise: Vector = [1, 0, 0]): Vector {
  const length = lengthOf(a);
  return length < 1e-6 ? otherwise : scaled(a, 1 / length);
}

/** The component of a vector across an axis. */
export const across = (a: Vector, axis: Vector): Vector => plus(a, axis, -dot(a, axis));

export const between = (a: Vector, b: Vector, part: number): Vector => plus(a, minus(b, a), part);

/** Turned about an axis of length one, degrees counted counter-clockwise seen from its end. */
export function turned(a: Vector, axis: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const along = scaled(axis, dot(a, axis) * (1 - Math.cos(angle)));
  return plus(plus(scaled(a, Math.cos(angle)), cross(axis, a), Math.sin(angle)), along);
}
