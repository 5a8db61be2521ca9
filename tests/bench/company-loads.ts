import { ESTADOS } from '#contract/integration/membros.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { processCargas } from '#server/integration/data/process-load.ts';
import { type CargaRecusada, receiveCarga } from '#server/integration/data/receive-load.ts';
import { CLIENTE, FILIAL, PRAZOS, TABELA, USUARIO } from '#tests/support/empresa.ts';

/** How many products and price tables the company has. */
export type Size = { readonly produtos: number; readonly tabelas: number };

const produtoDe = (n: number): string => `P-${n}`;
const tabelaDe = (n: number): string => `T-${n}`;

/** The first price table, by which the company's customer buys. */
export const TABELA_DO_CLIENTE = tabelaDe(0);

/** Fifty conditions of state and ST, and no more. */
const tabela = (n: number) => ({
  ...TABELA,
  codigo: tabelaDe(n),
  estado:
    n === 0 ? TABELA.estado : must(ESTADOS.filter((uf) => uf !== TABELA.estado)[Math.floor(n / 2)], 'UF'),
  calcularSt: n % 2 === 0,
});

function* produtos({ produtos: total }: Size) {
  for (let n = 0; n < total; n++)
    yield {
      codigoErp: produtoDe(n),
      nome: `MEDICAMENTO ${n} MG`,
      apresentacao: `CX ${n} CP`,
      filial: FILIAL.codigoErp,
    };
}

function* estoques({ produtos: total }: Size) {
  for (let n = 0; n < total; n++)
    yield { filial: FILIAL.codigoErp, produto: produtoDe(n), estoque: 1_000_000 };
}

/** All prices; with `round` one product in a hundred has another price than in the round before. */
export function* precos(size: Size, round: number) {
  for (let t = 0; t < size.tabelas; t++) {
    for (let n = 0; n < size.produtos; n++) {
      const changes = round > 0 && n % 100 === 0;
      yield {
        tabela: tabelaDe(t),
        produto: produtoDe(n),
        valorUnitario: 10 + (n % 50) + (changes ? round : 0),
      };
    }
  }
}

/** The files of the company without its prices, in their order. */
export function companyFiles(size: Size): [NomeRecurso, Iterable<object>][] {
  const tabelas = Array.from({ length: size.tabelas }, (_, n) => tabela(n));
  return [
    ['filiais', [FILIAL]],
    ['prazos', PRAZOS],
    ['condicoes', [{ codigoErp: 'VAREJO', descricao: 'Varejo', tabelas }]],
    ['produtos', produtos(size)],
    ['estoques', estoques(size)],
    ['clientes', [{ ...CLIENTE, limiteDisponivel: 900_000_000 }]],
    ['usuarios', [{ ...USUARIO, clientes: [CLIENTE.codigoErp] }]],
  ];
}

const LINES_A_PART = 1000;

async function* ndjson(lines: Iterable<object>, gate: Gate) {
  let part: string[] = [];
  for (const line of lines) {
    part.push(`${JSON.stringify(line)}\n`);
    if (part.length < LINES_A_PART) continue;
    await gate.opened();
    yield Buffer.from(part.join(''));
    part = [];
  }
  yield Buffer.from(part.join(''));
}

const sentenceOf = (recusada: CargaRecusada): string =>
  recusada.kind === 'invalido' ? recusada.sentence : recusada.kind;

/** Stops a load and lets it go on. */
export class Gate {
  #open = Promise.withResolvers<void>();
  #ending = new AbortController();

  constructor() {
    this.#open.resolve();
  }

  /** Aborted when the gate is shut. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  opened(): Promise<void> {
    return this.#open.promise;
  }

  shut(): void {
    this.#open = Promise.withResolvers();
    this.#ending.abort();
  }

  open(): void {
    this.#ending = new AbortController();
    this.#open.resolve();
  }
}

/** Loads a file to its end, as the server does; throws unless every line was taken. Returns how many were written. */
export async function load(
  db: Database,
  recurso: NomeRecurso,
  lines: Iterable<object>,
  gate = new Gate(),
): Promise<number> {
  const nova = {
    recurso,
    modo: 'incluirAlterar',
    simulacao: false,
    limiteRetirada: 100,
    idToken: null,
    chave: null,
  } as const;
  const received = await receiveCarga(db, nova, ndjson(lines, gate), new Date());
  if (!received.ok) throw new Error(sentenceOf(received.error));
  const { idCarga } = received.value;
  for (;;) {
    await gate.opened();
    await processCargas(db, () => new Date(), { signal: gate.signal });
    const carga = await db
      .selectFrom('carga')
      .selectAll()
      .where('idCarga', '=', idCarga)
      .executeTakeFirstOrThrow();
    if (carga.terminadaEm === null) continue;
    if (carga.situacao !== 'concluida' || carga.recusadas > 0)
      throw new Error(`${recurso}: ${carga.situacao}, ${carga.recusadas} refused`);
    return carga.novas + carga.alteradas;
  }
}
