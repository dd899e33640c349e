import { beforeEach, describe, expect, it } from "vitest";
import { type AlertDesk, makeAlertDesk } from "../../support/alert-desk.ts";

let desk: AlertDesk;
beforeEach(async () => {
  desk = await makeAlertDesk();
});

describe("in Ramadan", () => {
  // 1 Ramadan is 8 February 2027 by the forecast. In Jerusalem: fajr 03:03, maghrib 15:21 in UTC.
  const morning = "2027-02-10T04:00:00Z";

  it("no alert goes out from half an hour after fajr to ten, nor just before maghrib", async () => {
    await desk.addTrainee("usual");
    desk.moveTo("2027-02-10T03:32:00Z");
    await desk.notify();
    expect(desk.take()).toEqual(["usual 03:32"]);
    desk.moveTo("2027-02-10T03:33:00Z");
    await desk.notify();
    await desk.drainAt("2027-02-10T07:59:00Z");
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2027-02-10T08:00:00Z");
    expect(desk.take()).toEqual(["usual 08:00"]);
    desk.moveTo("2027-02-10T15:06:00Z");
    await desk.notify();
    await desk.drainAt("2027-02-10T15:40:00Z");
    expect(desk.take()).toEqual([]);
    await desk.drainAt("2027-02-10T15:41:00Z");
    expect(desk.take()).toEqual(["usual 15:41"]);
  });

  it("follows the days of each person's country", async () => {
    await desk.addTrainee("palestine");
    await desk.addTrainee("jordan", { timeZone: "Asia/Amman" });
    await desk.setRamadan({
      on: true,
      months: { "1448 PS": { first: "2027-02-09", eid: "2027-03-10" } },
    });
    desk.moveTo("2027-02-08T05:00:00Z");
    await desk.notify();
    expect(desk.take()).toEqual(["palestine 05:00"]);
    await desk.drainAt("2027-02-08T07:00:00Z");
    expect(desk.take()).toEqual(["jordan 07:00"]);
    desk.moveTo("2027-03-09T05:00:00Z");
    await desk.notify();
    expect(desk.take()).toEqual(["jordan 05:00"]);
  });

  it("has no hours of its own while the business has the mode off", async () => {
    await desk.addTrainee("usual");
    await desk.setRamadan({ on: false, months: {} });
    desk.moveTo(morning);
    await desk.notify();
    expect(desk.take()).toEqual(["usual 04:00"]);
  });
});
