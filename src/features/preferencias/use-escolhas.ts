import { useState } from 'react';
import type { DeviceRow } from '#vault/device-rows.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { type OfertasLidas, useOfertas } from './queries.ts';
import {
  type Compra,
  type CondicaoOferta,
  compraInicial,
  condicoesOf,
  type Escolhas,
  pagamentoIn,
} from './view.ts';

type Geral = Omit<Escolhas, keyof Compra | 'idCliente'>;

export type Formulario = {
  escolhas: Escolhas;
  cliente: ClienteRow | null;
  lidas: OfertasLidas;
  condicoes: readonly CondicaoOferta[];
  condicao: CondicaoOferta | undefined;
  /** Something was chosen that is not saved. */
  isDirty: boolean;
  chooseCliente: (idPessoaCliente: number) => void;
  chooseCondicao: (idCondicao: number) => void;
  choosePagamento: (idPagamento: string) => void;
  changeGeral: (change: Partial<Geral>) => void;
};

/** The form of the preferences: the saved values, until the user chooses others. */
export function useEscolhas(
  clientes: readonly ClienteRow[],
  idAtual: number | null,
  device: DeviceRow,
): Formulario {
  const [idCliente, setCliente] = useState(idAtual);
  const [geral, setGeral] = useState<Geral>({
    exibicao: device.modos?.exibicao ?? null,
    ordem: device.modos?.ordem ?? null,
    calcularSt: clientes.find(({ detalhe }) => detalhe)?.detalhe?.preferencia.calcularSt ?? true,
    informarDadosExtras: device.pedeExtras ?? false,
  });
  const [chosen, setChosen] = useState<{ idCliente: number | null; compra: Compra } | null>(null);
  const [isGeralDirty, setGeralDirty] = useState(false);

  const cliente = clientes.find(({ idPessoa }) => idPessoa === idCliente) ?? null;
  const lidas = useOfertas(cliente);
  const condicoes =
    lidas.kind === 'lidas' ? condicoesOf(lidas.ofertas, cliente?.usuarioCliente.bloqueado ?? false) : [];
  const isChosen = chosen !== null && chosen.idCliente === idCliente;
  const inicial: Compra =
    lidas.kind === 'lidas'
      ? compraInicial(lidas.ofertas, condicoes)
      : { idCondicao: null, idPagamento: null };
  const compra = isChosen ? chosen.compra : inicial;
  const choose = (next: Compra) => setChosen({ idCliente, compra: next });
  return {
    escolhas: { idCliente, ...compra, ...geral },
    cliente,
    lidas,
    condicoes,
    condicao: condicoes.find(({ idCondicao }) => idCondicao === compra.idCondicao),
    isDirty: isChosen || isGeralDirty || idCliente !== idAtual,
    chooseCliente: setCliente,
    chooseCondicao: (idCondicao) => {
      const condicao = condicoes.find((c) => c.idCondicao === idCondicao);
      if (condicao) choose({ idCondicao, idPagamento: pagamentoIn(condicao, compra.idPagamento) });
    },
    choosePagamento: (idPagamento) => choose({ ...compra, idPagamento }),
    changeGeral: (change) => {
      setGeralDirty(true);
      setGeral({ ...geral, ...change });
    },
  };
}
