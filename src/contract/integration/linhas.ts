import type { Schema } from '#contract/wire/call.ts';
import { cashbackLinha } from './cashback.ts';
import { cashbackLancamentoLinha } from './cashback-lancamento.ts';
import { clienteLinha } from './cliente.ts';
import { comboLinha } from './combo.ts';
import { condicaoLinha } from './condicao.ts';
import { contatoLinha } from './contato.ts';
import { bannerLinha, hotsiteLinha, listaLinha, menuLinha, vitrineLinha } from './conteudo.ts';
import { estoqueLinha } from './estoque.ts';
import { etapaLinha } from './etapa.ts';
import { faixaLinha } from './faixa.ts';
import { filialLinha } from './filial.ts';
import { historicoLinha } from './historico.ts';
import { lancamentoLinha } from './lancamento.ts';
import { notaLinha } from './nota.ts';
import { parametroLinha } from './parametro.ts';
import { prazoLinha } from './prazo.ts';
import { precoLinha } from './preco.ts';
import { produtoLinha } from './produto.ts';
import type { NomeRecurso } from './recursos.ts';
import { seloLinha } from './selo.ts';
import { temaLinha } from './tema.ts';
import { tituloLinha } from './titulo.ts';
import { metaLinha, usuarioLinha } from './usuario.ts';

/** One line of each kind of load. */
export const LINHAS: Readonly<Record<NomeRecurso, Schema>> = {
  filiais: filialLinha,
  prazos: prazoLinha,
  condicoes: condicaoLinha,
  selos: seloLinha,
  produtos: produtoLinha,
  precos: precoLinha,
  faixas: faixaLinha,
  cashbacks: cashbackLinha,
  estoques: estoqueLinha,
  clientes: clienteLinha,
  contatos: contatoLinha,
  usuarios: usuarioLinha,
  metas: metaLinha,
  combos: comboLinha,
  listas: listaLinha,
  vitrines: vitrineLinha,
  hotsites: hotsiteLinha,
  banners: bannerLinha,
  menus: menuLinha,
  temas: temaLinha,
  historico: historicoLinha,
  etapas: etapaLinha,
  notas: notaLinha,
  titulos: tituloLinha,
  lancamentos: lancamentoLinha,
  cashbackLancamentos: cashbackLancamentoLinha,
  parametros: parametroLinha,
};
