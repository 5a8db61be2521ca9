import { type MenuRegistro, menuLinha } from '#contract/integration/conteudo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import type { Motivo } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('menus', 'menu', 'idMenu');
const NIVEIS = 4;

async function readMenus(
  trx: DatabaseTransaction,
  chaves?: readonly string[],
): Promise<Map<string, MenuRegistro>> {
  const found = await selectConhecidos(trx, 'menus', chaves)
    .innerJoin('menu', 'idMenu', 'codigoErp.id')
    .leftJoin('codigoErp as doPai', (join) =>
      join.onRef('doPai.id', '=', 'menu.idMenuPai').on('doPai.recurso', '=', 'menus'),
    )
    .select(['descricao', 'url', 'doPai.codigo as pai', 'ordem'])
    .execute();
  return new Map(found.map(({ url, ...row }) => [row.codigoErp, { ...row, url: url ?? '' }]));
}

/** Why an entry has no place in the menu that holds the loaded ones. */
function whyWrong({ codigoErp, pai }: MenuRegistro, menu: ReadonlyMap<string, MenuRegistro>) {
  if (pai !== null && !menu.has(pai)) return `O menu ${pai} não existe.`;
  let nivel = 1;
  for (let above = pai; above !== null; above = menu.get(above)?.pai ?? null) {
    nivel += 1;
    if (above === codigoErp) return `O menu ${codigoErp} não pode ficar abaixo de si mesmo.`;
    if (nivel > NIVEIS) return `O menu ${codigoErp} fica abaixo de ${NIVEIS} níveis.`;
  }
  return undefined;
}

export const menus = defineRecurso<MenuRegistro>({
  nome: 'menus',
  linha: menuLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['descricao'],
  padrao: { url: '', pai: null, ordem: 100 },
  ...rows,
  async conferir(trx, registros) {
    const gravados = await readMenus(trx);
    const motivos = new Map<string, string>();
    // A refused entry stays where it is, which may make another one wrong.
    for (;;) {
      const novos = registros.filter(({ codigoErp }) => !motivos.has(codigoErp));
      const menu = new Map([...gravados, ...novos.map((novo) => [novo.codigoErp, novo] as const)]);
      const wrong = novos.flatMap((novo): Motivo[] => {
        const motivo = whyWrong(novo, menu);
        return motivo === undefined ? [] : [[novo.codigoErp, motivo]];
      });
      if (wrong.length === 0) return motivos;
      for (const [codigo, motivo] of wrong) motivos.set(codigo, motivo);
    }
  },
  ler: readMenus,
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const pais = await assign(
      trx,
      registros.flatMap(({ pai }) => (pai === null ? [] : [{ codigoErp: pai }])),
    );
    const columns: readonly Column<MenuRegistro>[] = [
      ['idMenu', 'integer', (m) => idOf(ids, m.codigoErp)],
      ['idMenuPai', 'integer', (m) => (m.pai === null ? null : idOf(pais, m.pai))],
      ['descricao', 'text', (m) => m.descricao],
      ['url', 'text', (m) => (m.url === '' ? null : m.url)],
      ['ordem', 'integer', (m) => m.ordem],
    ];
    await insertColumns(trx, 'menu', columns, registros, ['idMenu']);
  },
});
