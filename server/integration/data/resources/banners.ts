import {
  BANNER_CARROSSEL,
  BANNER_IMAGEM,
  BANNER_INFERIOR,
  BANNER_RODAPE,
  BANNER_TOPO,
} from '#contract/content/banner.ts';
import { type BannerRegistro, bannerLinha } from '#contract/integration/conteudo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { idOf, readIds, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('banners', 'banner', 'idBanner');
const HTML = 2;

const LUGARES = {
  topo: BANNER_TOPO,
  carrossel: BANNER_CARROSSEL,
  inferior: BANNER_INFERIOR,
  rodape: BANNER_RODAPE,
} as const;

const NOMES = ['topo', 'carrossel', 'inferior', 'rodape'] as const;

const isData = (imagem: string): boolean => imagem.startsWith('data:');
const orNull = (text: string, isThere = text !== ''): string | null => (isThere ? text : null);
const condicoesDe = ({ condicao }: BannerRegistro) => (condicao === null ? [] : [condicao]);

export const banners = defineRecurso<BannerRegistro>({
  nome: 'banners',
  linha: bannerLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['lugar', 'descricao'],
  padrao: {
    imagem: '',
    html: '',
    url: '',
    vitrine: '',
    abrirNovaGuia: false,
    somenteLogado: false,
    condicao: null,
    ordem: 100,
  },
  ...rows,
  async conferir(trx, registros) {
    const semCondicao = await semReferencia(trx, registros, {
      recurso: 'condicoes',
      onde: condicoesDe,
      chaveDe: rows.chaveDe,
    });
    return new Map([
      ...registros
        .filter(({ imagem, html }) => (imagem === '') === (html === ''))
        .map(({ codigoErp }) => [codigoErp, 'Um banner tem imagem ou html.'] as const),
      ...semCondicao,
    ]);
  },
  async ler(trx, chaves) {
    const found = await selectConhecidos(trx, 'banners', chaves)
      .innerJoin('banner', 'idBanner', 'codigoErp.id')
      .leftJoin('codigoErp as daCondicao', (join) =>
        join.onRef('daCondicao.id', '=', 'banner.idCondicao').on('daCondicao.recurso', '=', 'condicoes'),
      )
      .select(['idBannerCategoria', 'descricao', 'imagemBannerBase64'])
      .select(['caminhoImagem', 'html', 'urlBanner', 'previaURL', 'abrirNovaGuia', 'somenteLogado'])
      .select(['daCondicao.codigo as condicao', 'ordem'])
      .execute();
    return new Map(
      found.map((row) => {
        const { idBannerCategoria, imagemBannerBase64, caminhoImagem, urlBanner, previaURL, ...resto } = row;
        const lugar = NOMES.find((nome) => LUGARES[nome] === idBannerCategoria) ?? 'rodape';
        const imagem = imagemBannerBase64 ?? caminhoImagem ?? '';
        const destino = { url: urlBanner ?? '', vitrine: previaURL ?? '' };
        return [row.codigoErp, { ...resto, lugar, imagem, html: row.html ?? '', ...destino }];
      }),
    );
  },
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const condicoes = await readIds(trx, 'condicoes', registros.flatMap(condicoesDe));
    const columns: readonly Column<BannerRegistro>[] = [
      ['idBanner', 'integer', (b) => idOf(ids, b.codigoErp)],
      ['idBannerCategoria', 'smallint', (b) => LUGARES[b.lugar]],
      ['idBannerConteudoTipo', 'smallint', (b) => (b.html === '' ? BANNER_IMAGEM : HTML)],
      ['descricao', 'text', (b) => b.descricao],
      ['imagemBannerBase64', 'text', (b) => orNull(b.imagem, isData(b.imagem))],
      ['caminhoImagem', 'text', (b) => orNull(b.imagem, b.imagem !== '' && !isData(b.imagem))],
      ['html', 'text', (b) => orNull(b.html)],
      ['urlBanner', 'text', (b) => orNull(b.url)],
      ['previaURL', 'text', (b) => orNull(b.vitrine)],
      ['abrirNovaGuia', 'boolean', (b) => b.abrirNovaGuia],
      ['somenteLogado', 'boolean', (b) => b.somenteLogado],
      ['idCondicao', 'integer', (b) => (b.condicao === null ? null : idOf(condicoes, b.condicao))],
      ['ordem', 'integer', (b) => b.ordem],
    ];
    await insertColumns(trx, 'banner', columns, registros, ['idBanner']);
  },
});
