import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Carga } from '#contract/integration/carga.ts';
import { must } from '#lib/must.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { type Api, openApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { EMPRESA } from './empresa.ts';
import { type Machine, openMachine } from './machine.ts';

/** A server over the demonstration's data, and the system of a company that loads its own. */
export function useLoads(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let api: Api;
  let machine: Machine;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  beforeEach(async () => {
    await database.reset();
    machine = await openMachine(api, database.db);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const readUsuario = () =>
    database.db.selectFrom('usuario').selectAll().where('login', '=', 'vera').executeTakeFirst();
  return {
    get db() {
      return database.db;
    },
    get api() {
      return api;
    },
    get machine() {
      return machine;
    },
    /** Loads every kind of the small company. */
    async loadAll(): Promise<Carga[]> {
      const cargas: Carga[] = [];
      for (const [recurso, linhas] of Object.entries(EMPRESA)) {
        cargas.push(await machine.loaded(recurso, linhas));
      }
      return cargas;
    },
    /** The refused lines of a load, each as its number and reason. */
    async motivosOf(path: string, linhas: readonly object[]): Promise<string[]> {
      const { idCarga } = await machine.loaded(path, linhas);
      const { text } = await machine.get(`/integracao/cargas/${idCarga}/recusadas`);
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { linha: number; motivo: string })
        .map(({ linha, motivo }) => `${linha} ${motivo}`);
    },
    /** Undoes a load; returns its situation then. */
    async undo({ idCarga }: Carga): Promise<string> {
      await machine.post(`/integracao/cargas/${idCarga}/desfazer`);
      await processCargas(database.db, () => new Date());
      return (await machine.carga(idCarga)).situacao;
    },
    readPessoa: (nome: string) =>
      database.db.selectFrom('pessoa').selectAll().where('nome', '=', nome).executeTakeFirst(),
    /** The user of the small company. */
    readUsuario,
    /** Lines that name every known code of a kind except some. */
    async codigos(recurso: string, menos: readonly string[] = []): Promise<{ codigoErp: string }[]> {
      const rows = await database.db
        .selectFrom('codigoErp')
        .select('codigo')
        .where('recurso', '=', recurso)
        .where('retirado', '=', false)
        .execute();
      return rows
        .filter(({ codigo }) => !menos.includes(codigo))
        .map(({ codigo }) => ({ codigoErp: codigo }));
    },
    /** The names of the customers of the company's user. */
    async vinculos(): Promise<string[]> {
      const { idUsuario } = must(await readUsuario(), 'user');
      const rows = await database.db
        .selectFrom('usuarioCliente')
        .innerJoin('pessoa', 'idPessoa', 'idPessoaCliente')
        .select('nome')
        .where('idUsuario', '=', idUsuario)
        .orderBy('nome')
        .execute();
      return rows.map(({ nome }) => nome);
    },
  };
}

/** The outcome of a load as one list. */
export const counts = ({ situacao, novas, alteradas, iguais, recusadas, retiradas }: Carga) => [
  situacao,
  novas,
  alteradas,
  iguais,
  recusadas,
  retiradas,
];
