import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { URL_CODIFICADA } from '#contract/content/vitrine.ts';
import type { DatabaseTransaction, Tables } from '#server/db/schema/schema.ts';
import { BANNERS } from './conteudo-banners.ts';
import { HOTSITE_ATALHOS, HOTSITE_POLITICA, HOTSITES } from './conteudo-hotsites.ts';
import { MENUS } from './conteudo-menu.ts';
import { hashOf } from './hash.ts';
import { TEMA_VERAO } from './temas.ts';

type Produtos = ExpressionBuilder<Tables, 'produto' | 'produtoPreco' | 'produtoEstoque'>;

type Vitrine = {
  readonly idVitrine: number;
  readonly descricaoVitrine: string;
  readonly previaURL: string;
  readonly idEcommerceTipoURL: number;
  readonly somenteLogado?: boolean;
  readonly idTemaPersonalizado?: number;
  /** The products in stock that it shows. */
  readonly of: (eb: Produtos) => Expression<SqlBool>;
};

const GENERICO = 16;
const REFRIGERADO = 2;
const COMUM = 1;
const MAIS = 24;
const ESTOQUE_MINIMO = 30;
const CONTEXTO = 'c1';

const substancias =
  (...names: readonly string[]) =>
  (eb: Produtos) =>
    eb.or(names.map((name) => eb('produto.substancia', 'like', `%${name}%`)));

const apresentacoes =
  (...pieces: readonly string[]) =>
  (eb: Produtos) =>
    eb.or(pieces.map((piece) => eb('produto.apresentacao', 'like', `%${piece}%`)));

const comSinal = (sinal: number) => (eb: Produtos) =>
  eb(eb('produto.sinais', '&' as '+', sinal) as unknown as Expression<number>, '>', 0);

const VITRINES: readonly Vitrine[] = [
  {
    idVitrine: 1,
    descricaoVitrine: 'Genéricos que giram no balcão',
    previaURL: 'genericos',
    idEcommerceTipoURL: COMUM,
    of: comSinal(GENERICO),
  },
  {
    idVitrine: 2,
    descricaoVitrine: 'Uso contínuo',
    previaURL: 'uso-continuo',
    idEcommerceTipoURL: COMUM,
    of: substancias(
      'LOSARTANA',
      'METFORMINA',
      'ATORVASTATINA',
      'SINVASTATINA',
      'ANLODIPINO',
      'HIDROCLOROTIAZIDA',
    ),
  },
  {
    idVitrine: 3,
    descricaoVitrine: 'Dor e febre',
    previaURL: 'dor & febre',
    idEcommerceTipoURL: URL_CODIFICADA,
    idTemaPersonalizado: TEMA_VERAO,
    of: substancias('DIPIRONA', 'PARACETAMOL', 'IBUPROFENO'),
  },
  {
    idVitrine: 4,
    descricaoVitrine: 'Cadeia fria',
    previaURL: 'cadeia-fria',
    idEcommerceTipoURL: COMUM,
    of: comSinal(REFRIGERADO),
  },
  {
    idVitrine: 5,
    descricaoVitrine: 'Dermatológicos',
    previaURL: 'dermatologicos',
    idEcommerceTipoURL: COMUM,
    of: apresentacoes('CREM', 'POM', 'GEL'),
  },
  {
    idVitrine: 6,
    descricaoVitrine: 'Antibióticos para repor',
    previaURL: 'antibioticos',
    idEcommerceTipoURL: COMUM,
    somenteLogado: true,
    of: substancias('AMOXICILINA', 'AZITROMICINA', 'CEFALEXINA', 'CIPROFLOXACINO'),
  },
];

/** Ordinary products in stock, one of each brand first, in an order that is the same on each machine. */
async function pickProdutos(trx: DatabaseTransaction, { idVitrine, of }: Vitrine): Promise<number[]> {
  const rows = await trx
    .selectFrom('produto')
    .innerJoin('produtoPreco', 'produtoPreco.idProduto', 'produto.idProduto')
    .innerJoin('produtoEstoque', 'produtoEstoque.idProduto', 'produto.idProduto')
    .select(['produto.idProduto', 'produto.idMarca'])
    .where('produtoPreco.idContexto', '=', CONTEXTO)
    .where('produtoPreco.valorUnitario', '>=', 4_0000)
    .where('produtoPreco.valorUnitario', '<=', 900_0000)
    .where('produtoEstoque.estoque', '>=', ESTOQUE_MINIMO)
    .where((eb) => of(eb as unknown as Produtos))
    .execute();
  const shuffled = rows
    .map((row) => ({ ...row, turn: hashOf(`vitrine ${idVitrine} ${row.idProduto}`) }))
    .sort((a, b) => a.turn - b.turn);
  const seen = new Set<number>();
  const isFirst = ({ idMarca }: { idMarca: number }) => !seen.has(idMarca) && Boolean(seen.add(idMarca));
  const first = shuffled.filter(isFirst);
  const rest = shuffled.filter((row) => !first.includes(row));
  return [...first, ...rest].slice(0, MAIS).map((row) => row.idProduto);
}

const PARAMETROS = [
  ['idHotsiteAtalhos', String(HOTSITE_ATALHOS)],
  ['idHotsitePolitica', String(HOTSITE_POLITICA)],
] as const;

/** Banners, showcases of seeded products, hotsites, the menu, and the pages that the frame leads to. */
export async function seedConteudo(trx: DatabaseTransaction): Promise<void> {
  await trx.insertInto('banner').values(BANNERS).execute();
  for (const vitrine of VITRINES) {
    const { of: _, ...row } = vitrine;
    await trx
      .insertInto('vitrine')
      .values({ idTemaPersonalizado: null, ...row, ordem: row.idVitrine })
      .execute();
    const itens = (await pickProdutos(trx, vitrine)).map((idProduto, posicao) => ({
      idVitrine: row.idVitrine,
      idProduto,
      posicao,
    }));
    if (itens.length > 0) await trx.insertInto('vitrineItem').values(itens).execute();
  }
  await trx.insertInto('hotsite').values(HOTSITES).execute();
  await trx.insertInto('menu').values(MENUS).execute();
  await trx
    .insertInto('parametro')
    .values(PARAMETROS.map(([nome, valor]) => ({ nome, valor })))
    .execute();
}

/** Gives the showcase of the summer campaign its theme in a demonstration that was made without it. */
export async function completeConteudo(trx: DatabaseTransaction): Promise<void> {
  for (const { idVitrine, idTemaPersonalizado } of VITRINES) {
    if (idTemaPersonalizado === undefined) continue;
    await trx
      .updateTable('vitrine')
      .set({ idTemaPersonalizado })
      .where('idVitrine', '=', idVitrine)
      .where('idTemaPersonalizado', 'is', null)
      .execute();
  }
}
