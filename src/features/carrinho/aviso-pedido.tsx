import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import type { AvisoExtras, AvisoPagamento } from '#domain/cart/avisos-pedido.ts';
import { dispatchExtras, dispatchPagamento } from '#outbox/carrinho/dispatch-carrinho.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { avisoExtrasText, avisoPagamentoText, isOferecida } from './avisos.ts';
import { useTakeNote } from './queries.ts';
import * as css from './recusa.css.ts';

const clienteOf = ({ idPessoa, usuarioCliente }: ClienteRow) => ({
  idPessoaCliente: idPessoa,
  nomeCliente: usuarioCliente.pessoa.nome,
});

/** The notice of a group's payment that another device changed, with buttons to accept it or to restore this one's. */
export function AvisoDoPagamento({
  aviso: { de },
  titulo,
  opcoes,
  cliente,
}: {
  aviso: AvisoPagamento;
  titulo: string;
  opcoes: readonly PrazoFormaPagamento[];
  cliente: ClienteRow;
}) {
  const { vault, env } = useDevice();
  const takeNote = useTakeNote(cliente.idPessoa);
  const { isPending, run } = useOneAct();
  const voltar = async () => {
    const saved = await dispatchPagamento(vault, { ...clienteOf(cliente), ...de }, env);
    return saved.ok ? null : storageMessage(saved.error);
  };
  return (
    <Notice
      action={
        <span className={css.actions}>
          {isOferecida(de, opcoes) && (
            <Button
              size="sm"
              isPending={isPending}
              aria-label={`Voltar a ${de.descricaoPagamento}: ${titulo}`}
              onPress={() => run(voltar)}
            >
              Voltar a {de.descricaoPagamento}
            </Button>
          )}
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Entendi: pagamento de ${titulo}`}
            onPress={() => run(() => takeNote({ pagamento: de.grupo }))}
          >
            Entendi
          </Button>
        </span>
      }
    >
      <p>{avisoPagamentoText(de)}</p>
    </Notice>
  );
}

/** The notice of the order's extra data that another device changed. */
export function AvisoDosExtras({ aviso: { de }, cliente }: { aviso: AvisoExtras; cliente: ClienteRow }) {
  const { vault, env } = useDevice();
  const takeNote = useTakeNote(cliente.idPessoa);
  const { isPending, run } = useOneAct();
  const voltar = async () => {
    const saved = await dispatchExtras(vault, { ...clienteOf(cliente), extras: de }, env);
    // They were stored before, so they are not too long.
    return saved.ok || saved.error.kind === 'longo' ? null : storageMessage(saved.error);
  };
  return (
    <Notice
      action={
        <span className={css.actions}>
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`${de.informar ? 'Voltar' : 'Apagar'}: dados extras do pedido`}
            onPress={() => run(voltar)}
          >
            {de.informar ? 'Voltar' : 'Apagar'}
          </Button>
          <Button
            size="sm"
            isPending={isPending}
            aria-label="Entendi: dados extras do pedido"
            onPress={() => run(() => takeNote('extras'))}
          >
            Entendi
          </Button>
        </span>
      }
    >
      <p>{avisoExtrasText(de)}</p>
    </Notice>
  );
}
