/** Agorot in a shekel (₪). Sums of money are whole agorot everywhere but where people read or type them. */
const agorotInShekel = 100;

/** Whole agorot of shekels with at most two decimals; what is finer is rounded. */
export const agorotOf = (shekels: number): number => Math.round(shekels * agorotInShekel);

/** Shekels of whole agorot, exact to two decimals. */
export const shekelsOf = (agorot: number): number => agorot / agorotInShekel;
