import { expect, test } from 'vitest';
import {
  criarIntent,
  daDevolucao,
  finalizarIntent,
  itemIntent,
  sampleItem,
} from '#outbox/devolucoes/devolucao-sample.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import type { DevolucaoIntent } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import { devolucaoDecisao } from './devolucao-decisoes.ts';

const criar = criarIntent();
const item = itemIntent('L1', 5);
const fim = finalizarIntent([sampleItem('L1', 5)]);
const remocao: DevolucaoIntent = {
  ...daDevolucao,
  tipo: 'devolucao-item-excluir',
  idProduto: 7,
  descProduto: 'x',
  lote: 'L1',
};
const exclusao: DevolucaoIntent = { ...daDevolucao, tipo: 'devolucao-excluir' };
const situacao: DevolucaoIntent = { ...daDevolucao, tipo: 'devolucao-situacao', idSituacao: 11 };
const restam = [{ idProduto: 7, lote: 'L1', quantidade: 3 }];

test.each<[DevolucaoIntent, string, string, Partial<ParkedRow>?]>([
  [criar, 'situacao-nao-permite', 'rascunho', { rascunho: 640 }],
  [criar, 'prazo-encerrado', 'descartar'],
  // Units come free when another return is refused.
  [criar, 'lote-esgotado', 'outra'],
  [criar, 'nao-encontrado', 'outra'],
  [criar, 'devolucao-perdida', 'perdida'],
  [item, 'quantidade-invalida', 'item'],
  [itemIntent('L1', 1), 'quantidade-invalida', 'descartar'],
  [item, 'lote-esgotado', 'outra'],
  [item, 'situacao-nao-permite', 'descartar'],
  [item, 'devolucao-nao-permitida', 'descartar'],
  [item, 'item-nao-encontrado', 'descartar'],
  [item, 'prazo-encerrado', 'descartar'],
  [item, 'nao-encontrado', 'sumida'],
  [item, 'verifique', 'outra'],
  [remocao, 'situacao-nao-permite', 'descartar'],
  [remocao, 'nao-encontrado', 'sumida'],
  [fim, 'devolucao-mudou', 'resta', { restam }],
  [fim, 'situacao-nao-permite', 'descartar', { restam }],
  [fim, 'devolucao-sem-itens', 'descartar'],
  [fim, 'nao-encontrado', 'sumida'],
  [fim, 'devolucao-perdida', 'perdida'],
  [exclusao, 'situacao-nao-permite', 'descartar'],
  [exclusao, 'devolucao-mudou', 'mudou'],
  [situacao, 'situacao-nao-permite', 'outra'],
])(
  'a refused change offers only decisions that can work: $tipo, %s: %s',
  (intent, codigo, tipo, over = {}) => {
    expect(devolucaoDecisao(sampleParked(1, intent, { codigo, ...over })).tipo).toBe(tipo);
  },
);
