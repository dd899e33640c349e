/** Spans of time that were counted already, in UTC seconds, also broken ones: sorted, none touching another. */
export class Spans {
  /** Starts and ends in turn; whole seconds take half the room. */
  #bounds: Uint32Array | Float64Array = new Uint32Array(8);
  #length = 0;

  /**
   * Adds a span.
   * @param end after `start`
   * @returns the share of it that no earlier one covers, 0–1
   */
  add(start: number, end: number): number {
    if (!(Number.isInteger(start) && Number.isInteger(end))) this.#takeParts();
    const first = this.#firstEndingFrom(start);
    let past = first;
    let covered = 0;
    let [from, to] = [start, end];
    for (; past < this.#length && this.#startAt(past) <= end; past += 2) {
      covered += Math.min(end, this.#endAt(past)) - Math.max(start, this.#startAt(past));
      from = Math.min(from, this.#startAt(past));
      to = Math.max(to, this.#endAt(past));
    }
    this.#replace(first, past, from, to);
    return 1 - covered / (end - start);
  }

  #takeParts(): void {
    if (this.#bounds instanceof Uint32Array) this.#bounds = Float64Array.from(this.#bounds);
  }

  #startAt = (at: number) => this.#bounds[at] ?? 0;
  #endAt = (at: number) => this.#bounds[at + 1] ?? 0;

  /** The place of the first span that does not end before a time; files mostly go on at the end. */
  #firstEndingFrom(time: number): number {
    if (this.#length === 0 || this.#endAt(this.#length - 2) < time) return this.#length;
    let [low, high] = [0, this.#length / 2 - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#endAt(middle * 2) < time) low = middle + 1;
      else high = middle;
    }
    return low * 2;
  }

  #replace(first: number, past: number, from: number, to: number): void {
    const length = this.#length + 2 - (past - first);
    if (length > this.#bounds.length) {
      const Bounds = this.#bounds instanceof Uint32Array ? Uint32Array : Float64Array;
      const larger = new Bounds(Math.ceil(this.#bounds.length * 1.5) & ~1);
      larger.set(this.#bounds);
      this.#bounds = larger;
    }
    if (past !== first + 2) this.#bounds.copyWithin(first + 2, past, this.#length);
    this.#bounds[first] = from;
    this.#bounds[first + 1] = to;
    this.#length = length;
  }
}
