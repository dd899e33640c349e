import { useRef, useState } from "react";
import { progressTicketSeconds } from "../../../domain/check-ins/progress-photos.ts";
import type { PhotoAddresses } from "../../../domain/contract/check-ins/progress-photos.ts";
import { ApiError } from "../../lib/session/api-error.ts";

type Open = (ids: readonly string[]) => Promise<PhotoAddresses>;
type Addresses = ReadonlyMap<string, string>;

/** Time in which a known address serves another showing, well before its ticket expires. */
const reusedMs = (progressTicketSeconds - 120) * 1000;
const none: Addresses = new Map();

/**
 * The addresses of photos, in this page's memory alone. Each showing asks, so that its view is noted and the consent is
 * proven: browsers show a known address again without asking anybody.
 */
export function useAddresses(ids: readonly string[], open: Open) {
  const [addresses, setAddresses] = useState(none);
  const [error, setError] = useState<Error>();
  const known = useRef(new Map<string, { address: string; at: number }>());
  /** Of several askings the last one counts. */
  const asking = useRef({ turn: 0, isAnswered: false, isRepeated: false });

  const request = async (isRepeated: boolean) => {
    const turn = asking.current.turn + 1;
    asking.current = { turn, isAnswered: false, isRepeated };
    setAddresses(none);
    setError(undefined);
    const at = Date.now();
    try {
      const { photos } = await open(ids);
      if (asking.current.turn !== turn) return;
      asking.current.isAnswered = true;
      setAddresses(new Map(photos.map(({ id, address }) => [id, reused(id) ?? keep(id, address)])));
    } catch (failure) {
      if (asking.current.turn === turn) setError(failure as Error);
    }

    function reused(id: string): string | undefined {
      const before = known.current.get(id);
      return before && at < before.at + reusedMs ? before.address : undefined;
    }
    function keep(id: string, address: string): string {
      known.current.set(id, { address, at });
      return address;
    }
  };

  return {
    addresses,
    error,
    ask: async () => {
      if (ids.length > 0) await request(false);
    },
    /** After a picture that did not load, as its session or its consent ended. Asks once more. */
    onLost: () => {
      const { isAnswered, isRepeated } = asking.current;
      // Another picture of the same addresses was lost before.
      if (!isAnswered) return;
      known.current.clear();
      if (!isRepeated) return void request(true);
      asking.current.isAnswered = false;
      setAddresses(none);
      setError(new ApiError("not_found"));
    },
  };
}
