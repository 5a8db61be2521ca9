import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuseTooMany } from '#server/http/recusa.ts';
import { addressKey } from './address-key.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Acts that are limited for visitors. */
export type VisitorAct =
  | 'cep'
  | 'cliente'
  | 'solicitacao'
  | 'segunda-via'
  | 'segunda-via-certa'
  | 'recuperacao'
  | 'envio-recuperacao'
  | 'mensagem-recuperacao'
  | 'sessao-deixada';

/**
 * Limits within `windowMs`: per address, per name (a log-in, a tax id) from all addresses, and per name and address. A
 * limit per name alone lets strangers block the owner of the name.
 */
export type VisitorLimit = {
  readonly perAddress?: number;
  readonly perName?: number;
  readonly perNameHere?: number;
  readonly windowMs: number;
};

export type VisitorLimits = Readonly<Record<VisitorAct, VisitorLimit>>;

const MINUTE = 60_000;

/** The people at a counter share one address: enough for them, too few to try numbers. */
export const VISITOR_LIMITS = {
  cep: { perAddress: 120, windowMs: 10 * MINUTE },
  cliente: { perAddress: 40, windowMs: 10 * MINUTE },
  // Each sends a mail to the typed address.
  solicitacao: { perAddress: 20, perName: 10, windowMs: 10 * MINUTE },
  // Tax ids are public and invoices are numbered in order: boletos could be found by counting.
  'segunda-via': { perAddress: 20, perName: 40, windowMs: 15 * MINUTE },
  // Each draws a PDF.
  'segunda-via-certa': { perAddress: 60, perName: 60, windowMs: 15 * MINUTE },
  // Prevents listing log-ins. Others' questions about a log-in do not keep its owner from asking.
  recuperacao: { perAddress: 30, perNameHere: 5, windowMs: 15 * MINUTE },
  'envio-recuperacao': { perAddress: 30, perNameHere: 5, windowMs: 15 * MINUTE },
  // Prevents filling a mailbox: no more mails are written, and the owner has the links of the earlier ones.
  'mensagem-recuperacao': { perName: 5, windowMs: 15 * MINUTE },
  'sessao-deixada': { perAddress: 60, windowMs: 10 * MINUTE },
} as const satisfies VisitorLimits;

export type VisitorGate = {
  /** Lets one act through and counts it; `forgive` takes the count back after a correct request. */
  enter(
    act: VisitorAct,
    address: string,
    name?: string,
  ): Promise<Result<{ forgive(): Promise<void> }, Recusa>>;
};

const MANY = 'Muitos pedidos em pouco tempo.';

/**
 * Counts each act in a window that starts at its first, before the act is done, so that parallel acts all count. All
 * processes share the counts; an act that this process already refuses does not reach the database.
 */
export function createVisitorGate(limits: VisitorLimits, counts: SharedCounts): VisitorGate {
  return {
    async enter(act, address, name) {
      const { perAddress, perName, perNameHere, windowMs } = limits[act];
      const here = `${act} address ${addressKey(address)}`;
      const named = `${act} name ${name?.toLowerCase()}`;
      const ofName = name === undefined ? undefined : perName;
      const ofNameHere = name === undefined ? undefined : perNameHere;
      const counted = [
        { key: here, most: perAddress },
        { key: named, most: ofName },
        { key: `${named} ${here}`, most: ofNameHere },
      ].flatMap(({ key, most }) => (most === undefined ? [] : [{ key, most }]));
      /** Milliseconds until `more` acts are allowed again. */
      const waitFor = (more: number) =>
        Math.max(0, ...counted.map(({ key, most }) => (counts.of(key) + more > most ? counts.left(key) : 0)));
      const wait = waitFor(1);
      if (wait > 0) return refuseTooMany(MANY, wait);
      const keys = counted.map(({ key }) => key);
      await counts.add(keys, windowMs);
      const waitNow = waitFor(0);
      if (waitNow > 0) return refuseTooMany(MANY, waitNow);
      return ok({ forgive: () => counts.takeBack(keys) });
    },
  };
}
