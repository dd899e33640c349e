import { vi } from "vitest";

/** Local storage, with stored items as own properties. */
class Device {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Sets the page's local storage until the end of the test; by default an empty one. */
export function onDevice(device: object = new Device()): void {
  vi.stubGlobal("localStorage", device);
}

/** A copy of the present local storage. */
export const deviceAsNow = (): object => Object.assign(new Device(), localStorage);

/** Makes local storage full until mocks are restored. */
export function fillDevice(): void {
  vi.spyOn(Device.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
}
