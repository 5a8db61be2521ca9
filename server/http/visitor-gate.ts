import { ok, type Result } from '#lib/result.ts';
import { addressKey } from './address-key.ts';
import { type Recusa, refuseTooMany } from './recusa.ts';
import { createWindowedCounts } from './windowed-counts.ts';

/** What somebody who has not logged in may ask only so often. */
export type VisitorAct =
  | 'cep'
  | 'cliente'
  | 'solicitacao'
  | 'segunda-via'
  | 'recuperacao'
  | 'envio-recuperacao'
  | 'sessao-deixada';

/** How often within `windowMs`: from one address, and about one name (a log-in, a tax id) from everywhere. */
export type VisitorLimit = {
  readonly perAddress: number;
  readonly perName?: number;
  readonly windowMs: number;
};

export type VisitorLimits = Readonly<Record<VisitorAct, VisitorLimit>>;

const MINUTE = 60_000;

/** A counter's people share one address: enough for them, too little to try numbers. */
export const VISITOR_LIMITS = {
  cep: { perAddress: 120, windowMs: 10 * MINUTE },
  cliente: { perAddress: 40, windowMs: 10 * MINUTE },
  solicitacao: { perAddress: 20, windowMs: 10 * MINUTE },
  // Tax ids are public and invoices are numbered in order: boletos could be found by counting.
  'segunda-via': { perAddress: 20, perName: 40, windowMs: 15 * MINUTE },
  // Keeps anybody from listing log-ins, and from filling a mailbox: its owner has the links of the mails before.
  recuperacao: { perAddress: 30, perName: 5, windowMs: 15 * MINUTE },
  'envio-recuperacao': { perAddress: 30, perName: 5, windowMs: 15 * MINUTE },
  'sessao-deixada': { perAddress: 60, windowMs: 10 * MINUTE },
} as const satisfies VisitorLimits;

export type VisitorGate = {
  /** Lets one act through and counts it; `forgive` takes the count back, for what was asked rightly. */
  enter(act: VisitorAct, address: string, name?: string): Result<{ forgive(): void }, Recusa>;
};

const MANY = 'Muitos pedidos em pouco tempo.';

/**
 * Counts each act in a window that starts at its first. An act counts from its start, so that many at once count as
 * many. The counts live in this process: behind a balancer each process has its own.
 */
export function createVisitorGate(limits: VisitorLimits, clock: () => Date): VisitorGate {
  const countsOf = (act: VisitorAct) => createWindowedCounts(limits[act].windowMs, clock);
  const all = {
    cep: countsOf('cep'),
    cliente: countsOf('cliente'),
    solicitacao: countsOf('solicitacao'),
    'segunda-via': countsOf('segunda-via'),
    recuperacao: countsOf('recuperacao'),
    'envio-recuperacao': countsOf('envio-recuperacao'),
    'sessao-deixada': countsOf('sessao-deixada'),
  };
  return {
    enter(act, address, name) {
      const counts = all[act];
      const { perAddress, perName = Number.POSITIVE_INFINITY } = limits[act];
      const ofAddress = `address ${addressKey(address)}`;
      const ofName = name === undefined ? undefined : `name ${name.toLowerCase()}`;
      const waitOf = (key: string, most: number) => (counts.of(key) >= most ? counts.left(key) : 0);
      const wait = Math.max(
        waitOf(ofAddress, perAddress),
        ofName === undefined ? 0 : waitOf(ofName, perName),
      );
      if (wait > 0) return refuseTooMany(MANY, wait);
      const keys = ofName === undefined ? [ofAddress] : [ofAddress, ofName];
      for (const key of keys) counts.add(key);
      return ok({
        forgive() {
          for (const key of keys) counts.takeBack(key);
        },
      });
    },
  };
}
