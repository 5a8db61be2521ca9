import type * as z from 'zod/mini';
import { SINAL_CONTROLADO, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import type { produtoLinha } from '#contract/integration/produto.ts';
import { isGtin } from '#lib/gtin.ts';
import { must } from '#lib/must.ts';
import { atributosOf } from '#server/demo/seed/atributos.ts';
import { linhaOf, listaPisCofinsOf } from '#server/demo/seed/codes.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

/** The products, by their ids; `imagens` by them too. */
export function* linhasDeProdutos(
  produtos: readonly ProdutoDerivado[],
  imagens: ReadonlyMap<number, readonly string[]>,
): Generator<z.input<typeof produtoLinha>> {
  const atributos = atributosOf(produtos);
  for (const [at, produto] of produtos.entries()) {
    const { medicamento, marca, categoria, subCategoria, sinais, idPessoaFilial } = produto;
    const fotos = imagens.get(medicamento.idProduto);
    const { vendas, selos } = must(atributos[at], 'attributes');
    const { registro, nome, apresentacao, substancia, laboratorio, cnpj, codBarras, tipo, tarja } =
      medicamento;
    yield {
      codigoErp: String(medicamento.idProduto),
      registro,
      nome,
      apresentacao,
      substancia,
      fabricante: laboratorio,
      cnpjFabricante: cnpj,
      marca,
      linha: linhaOf(tipo),
      categoria,
      subCategoria,
      // The list has some with a wrong check digit, which the door refuses.
      codBarras: isGtin(codBarras) ? codBarras : '',
      tipo,
      tarja,
      listaPisCofins: listaPisCofinsOf(tarja),
      hospitalar: medicamento.hospitalar,
      refrigerado: (sinais & SINAL_REFRIGERADO) > 0,
      controlado: (sinais & SINAL_CONTROLADO) > 0,
      comercializado: medicamento.comercializado,
      pmc: medicamento.pmc / 100,
      filial: String(idPessoaFilial),
      vendas,
      ...(selos.length > 0 && { selos: selos.map(String) }),
      ...(fotos !== undefined && { imagens: [...fotos] }),
    };
  }
}
