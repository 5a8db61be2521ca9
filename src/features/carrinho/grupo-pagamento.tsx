import ChevronDown from 'lucide-react/icons/chevron-down';
import Clock from 'lucide-react/icons/clock';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { type GrupoCalculado, idPagamentoOf } from '#domain/cart/carrinho.ts';
import { dispatchPagamento } from '#outbox/carrinho/dispatch-carrinho.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Badge } from '#ui/badge.tsx';
import { ChoiceDialog } from '#ui/layer/choice-dialog.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './grupo-card.css.ts';

/** The group's payment and the choice of another one, which is sent to the server by itself. */
export function GrupoPagamento({
  grupo,
  titulo,
  opcoes,
  cliente,
  naFila,
}: {
  grupo: GrupoCalculado;
  titulo: string;
  opcoes: readonly PrazoFormaPagamento[];
  cliente: ClienteRow;
  naFila: boolean;
}) {
  const { vault, env } = useDevice();
  const { run } = useOneAct();
  const [isOpen, setOpen] = useState(false);
  const texto = pagamentoText(grupo);
  const chosen = idPagamentoOf(grupo);

  const choose = async ({ prazo, formaPagamento }: PrazoFormaPagamento) => {
    const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = grupo;
    const saved = await dispatchPagamento(
      vault,
      {
        idPessoaCliente: cliente.idPessoa,
        nomeCliente: cliente.usuarioCliente.pessoa.nome,
        grupo: { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo },
        idPrazo: prazo.idPrazo,
        idFormaPagamento: formaPagamento.idFormaPagamento,
        descricaoPagamento: pagamentoText({ prazo, formaPagamento }),
      },
      env,
    );
    return saved.ok ? null : storageMessage(saved.error);
  };

  const badge = naFila && (
    <Badge tone="pending" icon={<Clock size={12} aria-hidden="true" />}>
      na fila
    </Badge>
  );
  if (opcoes.length < 2) {
    return (
      <span className={css.term}>
        <Wallet size={14} aria-hidden="true" /> {texto} {badge}
      </span>
    );
  }
  return (
    <span className={css.term}>
      <button
        type="button"
        className={css.pay}
        aria-label={`${texto}: alterar o pagamento de ${titulo}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Wallet size={14} aria-hidden="true" /> {texto}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {badge}
      {isOpen && (
        <ChoiceDialog
          title={`Pagamento de ${titulo}`}
          searchLabel="Buscar forma de pagamento"
          choices={opcoes.map((opcao) => ({
            opcao,
            id: opcao.id,
            text: pagamentoText(opcao),
            detail: opcao.formaPagamento.pagamentoAntecipado ? 'Pagamento antecipado' : undefined,
          }))}
          selectedId={chosen}
          onChoose={({ opcao }) => {
            setOpen(false);
            if (opcao.id !== chosen) run(() => choose(opcao));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
