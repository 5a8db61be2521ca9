import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMA_TODOS_CODIGOS } from '#contract/catalogue/exportacao.ts';
import { formatCount } from '#lib/format-number.ts';
import { useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { ClienteTag } from '#parts/customer/cliente-tag.tsx';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import type { Busca } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import * as css from './export.css.ts';
import { hasFiltros } from './filtros.ts';
import { type Estado, useExportar } from './use-exportar.ts';

export type ExportDialogProps = {
  onClose: () => void;
  busca: Busca;
  /** How many items the search shows. */
  total: number;
};

type Step = 'arquivo' | 'codigos' | 'filtros';

const DONE = 'Produtos exportados com sucesso.';
const POP_UP_HINT =
  'Se o arquivo não apareceu, verifique se o bloqueador de pop-ups do navegador permite downloads deste site.';

function Question({
  step,
  of,
  children,
  note,
}: {
  step: number;
  of: number;
  children: ReactNode;
  note: string;
}) {
  return (
    <>
      <p className={css.step}>{`Passo ${step} de ${of}`}</p>
      <p className={css.question}>{children}</p>
      <p className={css.note}>{note}</p>
    </>
  );
}

function Outcome({ estado }: { estado: Exclude<Estado, { kind: 'asking' }> }) {
  if (estado.kind === 'working') {
    const { done, total } = estado;
    const text =
      total === null
        ? `${formatCount(done)} produtos`
        : `${formatCount(done)} de ${formatCount(total)} produtos`;
    return (
      <ProgressBar
        label="Preparando o arquivo"
        text={text}
        {...(total === null ? {} : { value: done, max: total })}
      />
    );
  }
  if (estado.kind === 'failed') {
    return (
      <Notice tone="negative" title={estado.title} isNews>
        {estado.text}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="positive" title={DONE} isNews>
        {POP_UP_HINT}
      </Notice>
      <p className={css.file}>{estado.nome}</p>
      {estado.local && (
        <p className={css.note}>
          Feito com os preços e o estoque guardados neste aparelho: o servidor não respondeu.
        </p>
      )}
    </>
  );
}

/** Saves the customer's price list as a file: three questions at most, then the file. */
export function ExportDialog({ onClose, busca, total }: ExportDialogProps) {
  const cliente = useClienteAtual();
  const calcularSt = useCarrinho()?.clienteCompra.calcularSt ?? true;
  const { estado, start, cancel } = useExportar(cliente, calcularSt);
  const [step, setStep] = useState<Step>('arquivo');
  const [codigos, setCodigos] = useState('');
  const isFiltered = hasFiltros(busca);
  const steps = isFiltered ? 3 : 2;

  const outcome = estado.kind === 'done' ? DONE : null;
  useEffect(() => {
    if (outcome !== null) announce(outcome);
  }, [outcome]);

  // Each question and the outcome take the keyboard to their main button.
  useEffect(() => {
    document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
  }, [step, estado.kind]);

  const answerCodigos = (value: string) => {
    setCodigos(value);
    if (isFiltered) setStep('filtros');
    else start({ todosCodigos: value === CONFIRMA_TODOS_CODIGOS, busca: null });
  };
  const answerFiltros = (onlyFiltered: boolean) =>
    start({ todosCodigos: codigos === CONFIRMA_TODOS_CODIGOS, busca: onlyFiltered ? busca : null });
  const leave = () => {
    cancel();
    onClose();
  };

  const buttons: Record<Step, ReactNode> = {
    arquivo: (
      <>
        <Button onPress={leave}>Cancelar</Button>
        <Button variant="primary" data-autofocus onPress={() => setStep('codigos')}>
          Continuar
        </Button>
      </>
    ),
    codigos: (
      <>
        <Button onPress={() => answerCodigos('')}>Não, só o principal</Button>
        <Button
          variant="primary"
          value={CONFIRMA_TODOS_CODIGOS}
          data-autofocus
          onPress={() => answerCodigos(CONFIRMA_TODOS_CODIGOS)}
        >
          Sim, todos
        </Button>
      </>
    ),
    filtros: (
      <>
        <Button onPress={() => answerFiltros(false)}>Não, exportar tudo</Button>
        <Button variant="primary" data-autofocus onPress={() => answerFiltros(true)}>
          Sim, só os filtrados
        </Button>
      </>
    ),
  };
  const nome = cliente?.usuarioCliente.pessoa.nome ?? '';
  const footer: Record<Estado['kind'], ReactNode> = {
    asking: buttons[step],
    working: <Button onPress={leave}>Cancelar</Button>,
    done: (
      <>
        <Button onPress={estado.kind === 'done' ? estado.again : undefined}>Salvar de novo</Button>
        <Button variant="primary" data-autofocus onPress={onClose}>
          OK
        </Button>
      </>
    ),
    failed: (
      <Button variant="primary" data-autofocus onPress={onClose}>
        OK
      </Button>
    ),
  };
  return (
    <Dialog
      title="Exportar produtos"
      subtitle={<ClienteTag />}
      size="sm"
      onClose={leave}
      outsideCloses={estado.kind !== 'working'}
      footer={footer[estado.kind]}
    >
      <div className={css.body}>
        {estado.kind !== 'asking' && <Outcome estado={estado} />}
        {estado.kind === 'asking' && step === 'arquivo' && (
          <Question
            step={1}
            of={steps}
            note={`Os preços são os de ${nome}. O arquivo abre em qualquer planilha.`}
          >
            Deseja baixar a tabela de preços em um arquivo CSV?
          </Question>
        )}
        {estado.kind === 'asking' && step === 'codigos' && (
          <Question
            step={2}
            of={steps}
            note="Um produto com vários códigos de barras ocupa uma linha para cada um."
          >
            Deseja exportar todos os códigos de barras dos produtos?
          </Question>
        )}
        {estado.kind === 'asking' && step === 'filtros' && (
          <Question
            step={3}
            of={steps}
            note={`A busca mostra ${formatCount(total)} ${total === 1 ? 'item' : 'itens'}.`}
          >
            Há filtros ativos. Deseja exportar somente os itens filtrados?
          </Question>
        )}
      </div>
    </Dialog>
  );
}
