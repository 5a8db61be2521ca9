import { ok, type Result } from '#lib/result.ts';
import { type Recusa, refuse } from './recusa.ts';

/** What a visitor does: looks up a postal code or a customer, or leaves a request that is written down. */
export type VisitorAct = 'cep' | 'cliente' | 'solicitacao';

export type VisitorLimits = {
  /** How often one address may do each within `windowMs`. */
  readonly acts: Readonly<Record<VisitorAct, number>>;
  readonly windowMs: number;
};

/** A counter's people share one address: enough for them, too little to try numbers. */
export const VISITOR_LIMITS: VisitorLimits = {
  acts: { cep: 120, cliente: 40, solicitacao: 20 },
  windowMs: 10 * 60_000,
};

export type VisitorGate = { enter(act: VisitorAct, address: string): Result<null, Recusa> };

const MANY = 'Muitas consultas deste endereço. Aguarde alguns minutos e tente de novo.';

/**
 * Counts each act of an address in a window that starts at the first. The counts live in this process: behind a
 * balancer each process has its own.
 */
export function createVisitorGate({ acts, windowMs }: VisitorLimits, clock: () => Date): VisitorGate {
  const counts = new Map<string, { count: number; until: number }>();
  return {
    enter(act, address) {
      const now = clock().getTime();
      for (const [old, { until }] of counts) if (until <= now) counts.delete(old);
      const key = `${act} ${address}`;
      const entry = counts.get(key) ?? { count: 0, until: now + windowMs };
      if (entry.count >= acts[act]) return refuse('muitas-requisicoes', MANY);
      counts.set(key, { ...entry, count: entry.count + 1 });
      return ok(null);
    },
  };
}
