import type * as z from 'zod/mini';
import { SINAL_CONTROLADO, SINAL_REFRIGERADO } from '#contract/catalogue/sinais.ts';
import type { produtoLinha } from '#contract/integration/produto.ts';
import { placesOf } from '#server/demo/seed/atributos.ts';
import { linhaOf, listaPisCofinsOf } from '#server/demo/seed/codes.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

/** The products, by their registration. */
export function* linhasDeProdutos(
  produtos: readonly ProdutoDerivado[],
): Generator<z.input<typeof produtoLinha>> {
  const places = placesOf(produtos);
  for (const { medicamento, marca, categoria, subCategoria, sinais, idPessoaFilial } of produtos) {
    const { registro, nome, apresentacao, substancia, laboratorio, cnpj, codBarras, tipo, tarja } =
      medicamento;
    yield {
      codigoErp: registro,
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
      codBarras,
      tipo,
      tarja,
      listaPisCofins: listaPisCofinsOf(tarja),
      hospitalar: medicamento.hospitalar,
      refrigerado: (sinais & SINAL_REFRIGERADO) > 0,
      controlado: (sinais & SINAL_CONTROLADO) > 0,
      comercializado: medicamento.comercializado,
      pmc: medicamento.pmc / 100,
      filial: String(idPessoaFilial),
      vendas: places.get(medicamento.idProduto) ?? 0,
    };
  }
}
