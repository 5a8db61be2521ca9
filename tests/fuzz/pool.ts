import type { Random } from '#tests/sync/chaos/random.ts';

/** Parameters whose name differs from the name in responses. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  idcliente: 'idpessoa',
  idpessoacliente: 'idpessoa',
  idpessoadestinatario: 'idpessoa',
  varioscliente: 'idpessoa',
  idecommercecarinho: 'idcarrinho',
  idproduto: 'iditem',
  idformaspagamento: 'idformapagamento',
  idmodoexibicao: 'idecommercemodoexibicao',
  url: 'previaurl',
  titulo: 'idtitulo',
};

type Told = number | string;

/** Ids of the demonstration, for the first requests. */
const KNOWN: Readonly<Record<string, readonly Told[]>> = {
  idpessoa: [101, 101, 101, 102, 107, 998],
  idusuario: [1, 1, 2],
  idcondicao: [1],
  idprazo: [2, 5],
  idformapagamento: [1, 6, 7, 8, 10],
  iditemtipo: [1],
  idcontexto: ['c1', 'c2'],
};
const KEPT = 40;
const LONGEST = 64;
/** The number of newest ids that are used more often: requests follow recent results. */
const FRESH = 4;

/**
 * Ids and short texts from responses, by their names: an `idCarrinho` of a response is sent as `idCarrinho`, so that
 * requests reach rows that others made.
 */
export class Pool {
  private readonly told = new Map<string, Told[]>();

  constructor() {
    for (const [name, ids] of Object.entries(KNOWN)) this.told.set(name, [...ids]);
  }

  /** A received value of that name; undefined if there is none. */
  pick(name: string, random: Random): Told | undefined {
    const asked = name.toLowerCase().replace(/s$/, '');
    const values = this.toldOf(OTHER_NAMES[asked] ?? asked);
    if (values === undefined || random.chance(0.05)) return undefined;
    return random.pick(random.chance(0.5) ? values.slice(-FRESH) : values);
  }

  /** An id of that name; a small number where none was received. */
  pickId(name: string, random: Random): number {
    const value = this.pick(name, random);
    return typeof value === 'number' ? value : random.int(1, 20);
  }

  /** Remembers every id and short text of a JSON response. */
  learn(json: unknown): void {
    if (typeof json !== 'object' || json === null) return;
    for (const [name, value] of Object.entries(json)) {
      const isId = typeof value === 'number' && /^id/i.test(name);
      const isText = typeof value === 'string' && value.length <= LONGEST;
      if (isId || isText) this.remember(name.toLowerCase(), value);
      else this.learn(value);
    }
  }

  private toldOf(name: string): readonly Told[] | undefined {
    const exact = this.told.get(name);
    if (exact !== undefined) return exact;
    // `idCondicaoProduto` is a condition.
    if (!name.startsWith('id')) return undefined;
    return [...this.told].find(([known]) => name.startsWith(known))?.[1];
  }

  private remember(name: string, value: Told): void {
    const values = (this.told.get(name) ?? []).filter((known) => known !== value);
    this.told.set(name, [...values, value].slice(-KEPT));
  }
}
