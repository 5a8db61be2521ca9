import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { BANNERS } from '#server/demo/seed/conteudo-banners.ts';
import { HOTSITES } from '#server/demo/seed/conteudo-hotsites.ts';
import { MENUS } from '#server/demo/seed/conteudo-menu.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';
import { linhasDeCashbacks } from './cashbacks.ts';
import { linhasDeClientes } from './clientes.ts';
import { linhasDeCombos } from './combos.ts';
import { linhasDeCondicoes } from './condicoes.ts';
import { linhasDeContatos } from './contatos.ts';
import { linhasDeEstoques } from './estoques.ts';
import { linhasDeFaixas } from './faixas.ts';
import { linhasDeFiliais } from './filiais.ts';
import { imagensDe, primeirosDasVitrines } from './imagens.ts';
import { linhasDeListas } from './listas.ts';
import { linhasDeMetas, porFabricanteDe } from './metas.ts';
import { linhasDeParametros } from './parametros.ts';
import { linhasDePrazos } from './prazos.ts';
import { linhasDePrecos } from './precos.ts';
import { linhasDeProdutos } from './produtos.ts';
import { linhasDeSelos } from './selos.ts';
import { linhasDeTemas } from './temas.ts';
import { linhasDeUsuarios } from './usuarios.ts';
import { linhasDeVitrines } from './vitrines.ts';

/** The lines of one kind, as a company's own system would send them. */
export type Linhas = readonly [recurso: NomeRecurso, linhas: Iterable<object>];

/** The demonstration as loads, in the order in which an empty database needs them; campaigns hold around `hoje`. */
export const linhasDaDemonstracao = (
  produtos: readonly ProdutoDerivado[],
  hoje: string,
): readonly Linhas[] => {
  const vitrines = linhasDeVitrines(produtos);
  const imagens = imagensDe(primeirosDasVitrines(vitrines));
  return [
    ['filiais', linhasDeFiliais()],
    ['prazos', linhasDePrazos()],
    ['condicoes', linhasDeCondicoes(hoje)],
    ['selos', linhasDeSelos()],
    ['produtos', linhasDeProdutos(produtos, imagens)],
    ['precos', linhasDePrecos(produtos)],
    ['faixas', linhasDeFaixas(produtos)],
    ['cashbacks', linhasDeCashbacks(produtos)],
    ['estoques', linhasDeEstoques(produtos)],
    ['clientes', linhasDeClientes()],
    ['contatos', linhasDeContatos()],
    ['usuarios', linhasDeUsuarios()],
    ['metas', linhasDeMetas(porFabricanteDe(produtos), hoje)],
    ['combos', linhasDeCombos(produtos, hoje)],
    ['listas', linhasDeListas(produtos)],
    ['vitrines', vitrines],
    ['hotsites', HOTSITES],
    ['banners', BANNERS],
    ['menus', MENUS],
    ['temas', linhasDeTemas(hoje)],
    ['parametros', linhasDeParametros()],
  ];
};
