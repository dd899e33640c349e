import { vi } from "vitest";

/** Local storage: what it keeps are its own properties. */
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

/** From now on the page keeps what it remembers on this device, a new one unless told, until the test is over. */
export function onDevice(device: object = new Device()): void {
  vi.stubGlobal("localStorage", device);
}

/** A device that holds what this one holds by now. */
export const deviceAsNow = (): object => Object.assign(new Device(), localStorage);

/** From now on nothing more fits, until mocks are restored. */
export function fillDevice(): void {
  vi.spyOn(Device.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
}
