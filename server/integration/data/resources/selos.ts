import { LAYOUT_ICONE_CHEIO, LAYOUT_ICONE_TRACO } from '#contract/catalogue/selo.ts';
import { type SeloRegistro, seloLinha } from '#contract/integration/selo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { idOf, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('selos', 'selo', 'idSelo');

const ESTILOS = { traco: LAYOUT_ICONE_TRACO, cheio: LAYOUT_ICONE_CHEIO } as const;

export const selos = defineRecurso<SeloRegistro>({
  nome: 'selos',
  linha: seloLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['rotulo'],
  padrao: {
    icone: '',
    estilo: 'traco',
    prioridade: 100,
    detalhes: '',
    descontoPorVolume: false,
    vitrine: '',
  },
  ...rows,
  conferir: async () => new Map(),
  async ler(trx, chaves) {
    const rows = await selectConhecidos(trx, 'selos', chaves)
      .innerJoin('selo', 'selo.idSelo', 'codigoErp.id')
      .select(['rotulo', 'icone', 'idBibliotecaIconeLayout'])
      .select(['Prioridade as prioridade', 'detalhes', 'tipoDescontoPorVolume as descontoPorVolume'])
      .select('previaUrl')
      .execute();
    return new Map(
      rows.map(({ idBibliotecaIconeLayout, previaUrl, ...row }) => [
        row.codigoErp,
        {
          ...row,
          estilo: idBibliotecaIconeLayout === LAYOUT_ICONE_CHEIO ? 'cheio' : 'traco',
          vitrine: previaUrl ?? '',
        },
      ]),
    );
  },
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const columns: readonly Column<SeloRegistro>[] = [
      ['idSelo', 'integer', (s) => idOf(ids, s.codigoErp)],
      ['rotulo', 'text', (s) => s.rotulo],
      ['icone', 'text', (s) => s.icone],
      ['idBibliotecaIconeLayout', 'smallint', (s) => ESTILOS[s.estilo]],
      ['Prioridade', 'integer', (s) => s.prioridade],
      ['detalhes', 'text', (s) => s.detalhes],
      ['tipoDescontoPorVolume', 'boolean', (s) => s.descontoPorVolume],
      ['previaUrl', 'text', (s) => (s.vitrine === '' ? null : s.vitrine)],
    ];
    await insertColumns(trx, 'selo', columns, registros, ['idSelo']);
  },
});
