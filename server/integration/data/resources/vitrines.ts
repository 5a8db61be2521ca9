import { URL_CODIFICADA } from '#contract/content/vitrine.ts';
import { type VitrineRegistro, vitrineLinha } from '#contract/integration/conteudo.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import { umDe } from '#server/db/um-de.ts';
import { idOf, selectConhecidos } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { readProdutosDe, writeProdutosDe } from '#server/integration/data/product-lists.ts';
import { semProduto } from '#server/integration/data/references.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';

const { assign, ...rows } = ownRows('vitrines', 'vitrine', 'idVitrine');
const ITENS = { tabela: 'vitrineItem', dona: 'idVitrine' } as const;
const URL_SIMPLES = 1;

export const vitrines = defineRecurso<VitrineRegistro>({
  nome: 'vitrines',
  linha: vitrineLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['descricao', 'endereco'],
  padrao: { naHome: true, somenteLogado: false, ordem: 100, produtos: [] },
  ...rows,
  conferir: semProduto,
  async ler(trx, chaves) {
    const found = await selectConhecidos(trx, 'vitrines', chaves)
      .innerJoin('vitrine', 'idVitrine', 'codigoErp.id')
      .select(['idVitrine', 'descricaoVitrine as descricao'])
      .select(['previaURL as endereco', 'naHome', 'somenteLogado', 'ordem'])
      .execute();
    const produtos = await readProdutosDe(
      trx,
      ITENS,
      found.map(({ idVitrine }) => idVitrine),
    );
    return new Map(
      found.map(({ idVitrine, ...row }) => [
        row.codigoErp,
        { ...row, produtos: produtos.get(idVitrine) ?? [] },
      ]),
    );
  },
  async gravar(trx, registros) {
    const ids = await assign(trx, registros);
    const tipoDe = ({ endereco }: VitrineRegistro) =>
      encodeURIComponent(endereco) === endereco ? URL_SIMPLES : URL_CODIFICADA;
    const columns: readonly Column<VitrineRegistro>[] = [
      ['idVitrine', 'integer', (v) => idOf(ids, v.codigoErp)],
      ['descricaoVitrine', 'text', (v) => v.descricao],
      ['previaURL', 'text', (v) => v.endereco],
      ['idEcommerceTipoURL', 'smallint', tipoDe],
      ['naHome', 'boolean', (v) => v.naHome],
      ['somenteLogado', 'boolean', (v) => v.somenteLogado],
      ['ordem', 'integer', (v) => v.ordem],
    ];
    await insertColumns(trx, 'vitrine', columns, registros, ['idVitrine']);
    const donas = registros.map(({ codigoErp, produtos }) => ({ id: idOf(ids, codigoErp), produtos }));
    await writeProdutosDe(trx, ITENS, donas);
  },
  async presos(trx, chaves) {
    const found = await trx
      .selectFrom('codigoErp')
      .innerJoin('hotsite', 'hotsite.idVitrine', 'codigoErp.id')
      .select('codigo')
      .where('recurso', '=', 'vitrines')
      .where('codigo', '=', umDe(chaves))
      .execute();
    return new Map(
      found.map(({ codigo }) => [codigo, `A vitrine ${codigo} não pode ser retirada: um hotsite a mostra.`]),
    );
  },
});
