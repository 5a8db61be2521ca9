import { LAYOUT_ICONE_CHEIO, LAYOUT_ICONE_TRACO } from '#contract/catalogue/selo.ts';
import { type SeloRegistro, seloLinha } from '#contract/integration/selo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import {
  assignIds,
  idOf,
  listCodigos,
  marcarRetirados,
  readHighest,
  readIds,
  umDe,
  umDosIds,
} from '#server/integration/data/codes.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';

const chaveDe = ({ codigoErp = '' }: LinhaDe<SeloRegistro>) => codigoErp;

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
  chaveDe,
  conferir: async () => new Map(),
  async ler(trx, chaves) {
    const rows = await trx
      .selectFrom('codigoErp')
      .innerJoin('selo', 'selo.idSelo', 'codigoErp.id')
      .select(['codigo as codigoErp', 'rotulo', 'icone', 'idBibliotecaIconeLayout'])
      .select(['Prioridade as prioridade', 'detalhes', 'tipoDescontoPorVolume as descontoPorVolume'])
      .select('previaUrl')
      .where('recurso', '=', 'selos')
      .where('retirado', '=', false)
      .where('codigo', '=', umDe(chaves))
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
    const highest = await readHighest(trx, 'selo', 'idSelo');
    const ids = await assignIds(trx, 'selos', registros.map(chaveDe), highest);
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
  async retirar(trx, chaves) {
    const ids = await readIds(trx, 'selos', chaves);
    await trx.deleteFrom('selo').where('idSelo', '=', umDosIds(ids.values())).execute();
    await marcarRetirados(trx, 'selos', chaves);
  },
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'selos', depoisDe, quantas),
});
