import { useState } from 'react';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { useNotas } from '#features/cartas/queries-notas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useNow } from '#parts/device/use-now.ts';
import { useCartasGuardadas } from '#parts/letters/use-cartas-guardadas.ts';
import { NotaBuscaDialog } from '#parts/returns/nota-busca-dialog.tsx';
import { notaFiltroInicial } from '#parts/returns/nota-filtro.ts';
import { useListasDeDevolucao, useNotasComItens } from '#parts/returns/use-devolucoes.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { intervaloErro, isSemLotes, notaCartas, notaErro } from './nota-regras.ts';

const alert = (text: string): void => void showMessage({ kind: 'alert', text });

export type PesquisarNotaProps = {
  idPessoaCliente: number;
  onConfirm: (nota: NotaDevolvivel) => void;
  onClose: () => void;
};

/** 'Pesquisar nota fiscal': the search of the invoice that a letter corrects. */
export function PesquisarNota({ idPessoaCliente, onConfirm, onClose }: PesquisarNotaProps) {
  const hoje = businessDayOf(new Date(useNow()));
  const [filtro, setFiltro] = useState(() => notaFiltroInicial(hoje));
  const notas = useNotas(idPessoaCliente, filtro);
  const emitentes = useListasDeDevolucao()?.emitentes ?? [];
  const cartas = (useCartasGuardadas(idPessoaCliente)?.valor.cartas ?? []).map(({ carta }) => carta);
  const guardadas = useNotasComItens(idPessoaCliente)?.valor ?? [];
  const [idTitulo, setIdTitulo] = useState<number | null>(null);
  const marcada = notas.valor?.find((nota) => nota.idTitulo === idTitulo);
  const confirmar = () => {
    const erro = marcada && notaErro(marcada, cartas);
    if (marcada === undefined) alert('Nenhuma nota foi selecionada.');
    else if (erro) alert(erro.texto);
    else onConfirm(marcada);
  };
  return (
    <NotaBuscaDialog
      title="Pesquisar nota fiscal"
      submit="Pesquisar"
      inicial={filtro}
      erroOf={intervaloErro}
      onBuscar={(next) => {
        setFiltro(next);
        notas.reler();
      }}
      achadas={{ ...notas, notas: notas.valor }}
      emitentes={emitentes}
      onInvalida={() => setIdTitulo(null)}
      situacao={(nota) => {
        const erro = notaErro(nota, cartas);
        if (erro !== null) return <Badge tone="caution">{erro.situacao}</Badge>;
        if (isSemLotes(nota, guardadas)) return <Badge tone="caution">Sem lotes para corrigir</Badge>;
        const comCartas = notaCartas(nota, cartas);
        return comCartas === null ? 'No prazo' : <Badge tone="pending">{comCartas}</Badge>;
      }}
      semSinal="Sem sinal: a nota fiscal é procurada no servidor."
      empty="Nenhum item encontrado."
      isSelected={(nota) => nota.idTitulo === idTitulo}
      isDisabled={(nota) => notaErro(nota, cartas) !== null}
      onRowPress={(nota) => setIdTitulo(nota.idTitulo === idTitulo ? null : nota.idTitulo)}
      footer={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" onPress={confirmar}>
            Confirmar
          </Button>
        </>
      }
      onClose={onClose}
    />
  );
}
