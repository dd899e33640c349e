import { queryOptions } from "@tanstack/react-query";
import type { OpenedCheckIn } from "../../../../domain/contract/check-ins/check-ins.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { checkInsKey } from "../keys.ts";

export const sentCheckInQuery = (id: string) =>
  queryOptions({
    queryKey: [...checkInsKey, id],
    queryFn: ({ signal }) =>
      answer(
        traineeClient()["check-ins"][":id"].$get({ param: { id } }, { init: { signal } }),
      ) as Promise<OpenedCheckIn>,
  });
