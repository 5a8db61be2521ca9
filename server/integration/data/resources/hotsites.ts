import { HOTSITE_QUADRO } from '#contract/content/hotsite.ts';
import { type HotsiteRegistro, hotsiteLinha } from '#contract/integration/conteudo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { idOf, readIds, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('hotsites', 'hotsite', 'idHotsite');
const HTML = 2;

const vitrinesDe = ({ vitrine }: HotsiteRegistro) => (vitrine === null ? [] : [vitrine]);

export const hotsites = defineRecurso<HotsiteRegistro>({
  nome: 'hotsites',
  linha: hotsiteLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome', 'titulo'],
  padrao: { url: '', html: '', somenteLogado: false, politica: false, vitrine: null },
  ...rows,
  async conferir(trx, registros) {
    const { chaveDe } = rows;
    return new Map(await semReferencia(trx, registros, { recurso: 'vitrines', onde: vitrinesDe, chaveDe }));
  },
  async ler(trx, chaves) {
    const found = await selectConhecidos(trx, 'hotsites', chaves)
      .innerJoin('hotsite', 'idHotsite', 'codigoErp.id')
      .leftJoin('codigoErp as daVitrine', (join) =>
        join.onRef('daVitrine.id', '=', 'hotsite.idVitrine').on('daVitrine.recurso', '=', 'vitrines'),
      )
      .select(['nome', 'titulo', 'url', 'html'])
      .select(['somenteLogado', 'politica', 'daVitrine.codigo as vitrine'])
      .execute();
    return new Map(
      found.map(({ url, html, ...row }) => [row.codigoErp, { ...row, url: url ?? '', html: html ?? '' }]),
    );
  },
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const vitrines = await readIds(trx, 'vitrines', registros.flatMap(vitrinesDe));
    const columns: readonly Column<HotsiteRegistro>[] = [
      ['idHotsite', 'integer', (h) => idOf(ids, h.codigoErp)],
      ['nome', 'text', (h) => h.nome],
      ['titulo', 'text', (h) => h.titulo],
      ['url', 'text', (h) => (h.url === '' ? null : h.url)],
      ['idTipoConteudo', 'smallint', (h) => (h.url === '' ? HTML : HOTSITE_QUADRO)],
      ['html', 'text', (h) => (h.html === '' ? null : h.html)],
      ['somenteLogado', 'boolean', (h) => h.somenteLogado],
      ['politica', 'boolean', (h) => h.politica],
      ['idVitrine', 'integer', (h) => (h.vitrine === null ? null : idOf(vitrines, h.vitrine))],
    ];
    await insertColumns(trx, 'hotsite', columns, registros, ['idHotsite']);
  },
});
