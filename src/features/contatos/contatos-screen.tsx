import type { ReactNode } from 'react';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { useOwnScrollRestoration } from '#parts/list/use-own-scroll.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './contatos.css.ts';
import { DadosGerais } from './dados-gerais.tsx';
import { EmailsSection } from './emails-section.tsx';
import { TelefonesSection } from './telefones-section.tsx';

/** The title, the customer's record, and the lists under it. */
function Page({ title, cliente, children }: { title: string; cliente: ClienteRow; children: ReactNode }) {
  useOwnScrollRestoration();
  return (
    <div className={css.screen}>
      <PageHeader title={title} />
      <DadosGerais idPessoaCliente={cliente.idPessoa} />
      {children}
    </div>
  );
}

/** /usuarioemail: the e-mail addresses and the phones of the customer being served. */
export function EmailScreen() {
  const title = 'Atualizar E-mail Marketing';
  return (
    <ListaDoCliente title={title} oQue="os e-mails">
      {(cliente) => (
        <Page title={title} cliente={cliente}>
          <EmailsSection cliente={cliente} />
          <TelefonesSection cliente={cliente} isSecond />
        </Page>
      )}
    </ListaDoCliente>
  );
}

/** /usuariotelefone: the phones of the customer being served. */
export function TelefoneScreen() {
  const title = 'Atualizar Whatsapp Marketing';
  return (
    <ListaDoCliente title={title} oQue="os telefones">
      {(cliente) => (
        <Page title={title} cliente={cliente}>
          <TelefonesSection cliente={cliente} />
        </Page>
      )}
    </ListaDoCliente>
  );
}
