import { beforeEach } from 'vitest';
import { processCargas } from '#server/integration/data/process-load.ts';
import type { ApiClient } from './api.ts';
import type { Bench } from './bench.ts';
import { heldNow } from './company-system.ts';
import { expectBalancesFromEntries, expectCreditFromHistory, readCredits } from './conta-corrente.ts';
import { type Machine, openMachine } from './machine.ts';

export type Company = {
  readonly machine: Machine;
  readonly rep: ApiClient;
  /** Checks every balance and every credit against its history. */
  readonly expectMoney: () => Promise<void>;
  /** The credit that customer 101 lost since the beginning, in cents. */
  readonly taken: () => Promise<number>;
  /** Undoes a load, to its end. */
  readonly undo: (idCarga: number) => Promise<void>;
};

/** The company's own system and a representative, for each test of a bench. */
export function companyOf(bench: Bench): Company {
  let machine: Machine;
  let rep: ApiClient;
  let atFirst: Map<number, number>;
  beforeEach(async () => {
    const { db } = bench.database;
    machine = await openMachine(bench.api, db);
    rep = await bench.api.as('representante');
    atFirst = await readCredits(db);
  });
  return {
    get machine() {
      return machine;
    },
    get rep() {
      return rep;
    },
    expectMoney: async () => {
      await expectBalancesFromEntries(bench.database.db);
      await expectCreditFromHistory(bench.database.db, atFirst);
    },
    taken: async () => (atFirst.get(101) ?? 0) - (await heldNow(bench.database.db)).limiteDisponivel,
    undo: async (idCarga) => {
      await machine.post(`/integracao/cargas/${idCarga}/desfazer`);
      await processCargas(bench.database.db, () => bench.now);
    },
  };
}
