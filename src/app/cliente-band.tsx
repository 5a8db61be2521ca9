import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { lazy, Suspense, useState } from 'react';
import { clienteColor } from '#parts/cliente-color.ts';
import { useDevice } from '#parts/device.tsx';
import { chooseCliente, useClienteAtual, useClientes } from '#parts/use-cliente.ts';
import { showMessage } from '#ui/message-queue.ts';
import { showToast } from '#ui/toast-queue.ts';
import * as css from './cliente-band.css.ts';

const ChoiceDialog = lazy(async () => ({ default: (await import('#ui/choice-dialog.tsx')).ChoiceDialog }));

/** Whose prices and cart are on screen: name and colour band, and the way to serve another customer. */
export function ClienteBand() {
  const { vault } = useDevice();
  const cliente = useClienteAtual();
  const clientes = useClientes() ?? [];
  const [isChoosing, setChoosing] = useState(false);
  if (!cliente) return null;
  const { nome, cpfCnpjFormatado } = cliente.usuarioCliente.pessoa;
  const choose = async (idPessoa: number, chosen: string) => {
    setChoosing(false);
    if (idPessoa === cliente.idPessoa) return;
    await chooseCliente(vault, idPessoa);
    showToast({ text: `Atendendo ${chosen}.` });
  };
  return (
    <div className={css.band}>
      <span
        className={css.stripe}
        ref={(element) => {
          element?.style.setProperty('background-color', clienteColor(cliente.idPessoa));
        }}
      />
      <button
        type="button"
        className={css.button}
        onClick={() => setChoosing(true)}
        disabled={clientes.length < 2}
        aria-haspopup="dialog"
        title={nome}
      >
        <span className={css.label}>Cliente</span>
        <strong className={css.name}>{nome}</strong>
        <span className={css.detail}>{cpfCnpjFormatado}</span>
        {clientes.length > 1 && <ChevronsUpDown size={16} aria-hidden="true" className={css.sign} />}
      </button>
      {isChoosing && (
        <Suspense>
          <ChoiceDialog
            title="Atender outro cliente"
            searchLabel="Nome, código ou CNPJ"
            choices={clientes.map(({ idPessoa, usuarioCliente: { pessoa, bloqueado } }) => ({
              id: idPessoa,
              text: pessoa.nome,
              detail: `${idPessoa} · ${pessoa.cpfCnpjFormatado}${bloqueado ? ' · bloqueado' : ''}`,
              keywords: pessoa.cpfCnpjFormatado.replace(/\D/g, ''),
            }))}
            selectedId={cliente.idPessoa}
            onChoose={(choice) => {
              choose(Number(choice.id), choice.text).catch(() =>
                showMessage({ kind: 'error', text: 'Não foi possível trocar de cliente neste aparelho.' }),
              );
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
