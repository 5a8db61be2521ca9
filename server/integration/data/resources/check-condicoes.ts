import type { CondicaoRegistro, TabelaRegistro } from '#contract/integration/condicao.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDe } from '#server/db/um-de.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { readTabelas, type TabelaGravada } from './read-condicoes.ts';

type Tabelas = ReadonlyMap<string, TabelaGravada>;

/** Why a table cannot have its base; undefined when it can. */
function baseErrada(
  { codigo, tabelaBase }: TabelaRegistro,
  gravadas: Tabelas,
  novas: Tabelas,
): string | undefined {
  const gravada = gravadas.get(codigo);
  if (gravada !== undefined) {
    return gravada.tabelaBase === tabelaBase
      ? undefined
      : `A base da tabela de preços ${codigo} não pode mudar.`;
  }
  if (tabelaBase === null) return undefined;
  if (tabelaBase === codigo) return `A tabela de preços ${codigo} não pode ser base de si mesma.`;
  const base = gravadas.get(tabelaBase) ?? novas.get(tabelaBase);
  if (base === undefined) return `A tabela de preços ${tabelaBase}, base de ${codigo}, não existe.`;
  return base.tabelaBase === null
    ? undefined
    : `A tabela de preços ${tabelaBase}, base de ${codigo}, tem base ela mesma.`;
}

/** Of some price tables those that hold prices or tiers, or are the base of a table that is not among them. */
async function readUsadas(
  trx: DatabaseTransaction,
  tabelas: readonly string[],
): Promise<ReadonlySet<string>> {
  const precos = trx
    .selectFrom('produtoPreco')
    .select('idContexto')
    .where('idContexto', '=', umDe(tabelas))
    .distinct();
  const faixas = trx
    .selectFrom('marcaFaixa')
    .select('idContexto')
    .where('idContexto', '=', umDe(tabelas))
    .distinct();
  return new Set(
    [...(await precos.execute()), ...(await faixas.execute()), ...(await readBases(trx, tabelas))].map(
      ({ idContexto }) => idContexto,
    ),
  );
}

const readBases = async (trx: DatabaseTransaction, tabelas: readonly string[]) =>
  (
    await trx
      .selectFrom('contexto')
      .select(['idContexto', 'idContextoBase'])
      .where('idContextoBase', '=', umDe(tabelas))
      .execute()
  ).flatMap(({ idContexto, idContextoBase }) =>
    idContextoBase === null || tabelas.includes(idContexto) ? [] : [{ idContexto: idContextoBase }],
  );

/** Why conditions cannot be written: their days, and their price tables. */
export async function checkCondicoes(
  trx: DatabaseTransaction,
  registros: readonly CondicaoRegistro[],
): Promise<Map<string, string>> {
  const gravadas = await readTabelas(trx, {
    tabelas: registros.flatMap(({ tabelas }) =>
      tabelas.flatMap(({ codigo, tabelaBase }) => (tabelaBase === null ? [codigo] : [codigo, tabelaBase])),
    ),
    condicoes: registros.map(({ codigoErp }) => codigoErp),
  });
  const porCodigo = new Map(gravadas.map((tabela) => [tabela.codigo, tabela]));
  const ficam = new Set(registros.flatMap(({ tabelas }) => tabelas.map(({ codigo }) => codigo)));
  const condicoes = new Set(registros.map(({ codigoErp }) => codigoErp));
  const saem = gravadas.filter(
    (t) => t.condicao !== null && condicoes.has(t.condicao) && !ficam.has(t.codigo),
  );
  const usadas = await readUsadas(
    trx,
    saem.map(({ codigo }) => codigo),
  );
  const novas = new Map<string, TabelaGravada>();
  for (const { codigoErp, tabelas } of registros) {
    for (const tabela of tabelas) {
      if (!novas.has(tabela.codigo)) novas.set(tabela.codigo, { ...tabela, condicao: codigoErp });
    }
  }
  const motivos = ({ codigoErp, dataInicial, dataFinal, tabelas }: CondicaoRegistro): string[] => [
    ...(dataInicial !== null && dataFinal !== null && dataFinal < dataInicial
      ? ['O campo dataFinal é anterior a dataInicial.']
      : []),
    ...tabelas.flatMap((tabela) => {
      const dona = porCodigo.get(tabela.codigo) ?? novas.get(tabela.codigo);
      if (dona !== undefined && dona.condicao !== codigoErp) {
        return [`A tabela de preços ${tabela.codigo} é de outra condição.`];
      }
      const errada = baseErrada(tabela, porCodigo, novas);
      return errada === undefined ? [] : [errada];
    }),
    ...saem
      .filter((tabela) => tabela.condicao === codigoErp && usadas.has(tabela.codigo))
      .map(
        ({ codigo }) =>
          `A tabela de preços ${codigo} ainda tem preços ou faixas, ou é base de outra: não pode sair.`,
      ),
  ];
  return new Map(
    registros.flatMap((registro): Motivo[] => {
      const [motivo] = motivos(registro);
      return motivo === undefined ? [] : [[registro.codigoErp, motivo]];
    }),
  );
}

/** The conditions that customers have, and those whose tables are the base of another condition's. */
export async function presosDeCondicoes(
  trx: DatabaseTransaction,
  codigos: readonly string[],
): Promise<Map<string, string>> {
  const doCliente = await trx
    .selectFrom('codigoErp')
    .innerJoin('clienteCondicaoFilial', 'clienteCondicaoFilial.idCondicao', 'codigoErp.id')
    .select('codigo')
    .distinct()
    .where('recurso', '=', 'condicoes')
    .where('codigo', '=', umDe(codigos))
    .execute();
  const tabelas = await readTabelas(trx, { tabelas: [], condicoes: codigos });
  const doTrx = tabelas.map(({ codigo }) => codigo);
  const usadas = new Set((await readBases(trx, doTrx)).map(({ idContexto }) => idContexto));
  return new Map([
    ...tabelas.flatMap(({ condicao, codigo }): Motivo[] =>
      condicao !== null && usadas.has(codigo)
        ? [
            [
              condicao,
              `A condição ${condicao} não pode ser retirada: a tabela de preços ${codigo} é base de outra.`,
            ],
          ]
        : [],
    ),
    ...doCliente.map(
      ({ codigo }): Motivo => [
        codigo,
        `A condição ${codigo} não pode ser retirada: clientes compram por ela.`,
      ],
    ),
  ]);
}
