import { type ReactNode, useState } from 'react';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { useOwnScrollRestoration } from '#parts/list/use-own-scroll.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import * as css from './contatos.css.ts';
import { DadosGerais } from './dados-gerais.tsx';
import { EmailsSection } from './emails-section.tsx';
import { TelefonesSection } from './telefones-section.tsx';

type PageProps = {
  title: string;
  /** The purpose of the contacts. */
  para: string;
  cliente: ClienteRow;
  children: ReactNode;
};

/** The title, the lists, and the customer's record: after the lists, or next to them on a wide screen. */
function Page({ title, para, cliente, children }: PageProps) {
  useOwnScrollRestoration();
  return (
    <div className={css.screen}>
      <PageHeader title={title}>
        <p className={css.age}>{para}</p>
      </PageHeader>
      <div className={css.corpo}>
        <div className={css.listas}>{children}</div>
        <DadosGerais idPessoaCliente={cliente.idPessoa} />
      </div>
    </div>
  );
}

/** /usuarioemail: the e-mail addresses and the phones of the customer being served. */
export function EmailScreen() {
  const title = 'Atualizar E-mail Marketing';
  const [nome, take] = useState<string | null>(null);
  const daVez = { nome, take };
  return (
    <ListaDoCliente title={title} oQue="os e-mails">
      {(cliente) => (
        <Page title={title} cliente={cliente} para="Para onde vão pedidos, notas, cobranças e promoções.">
          <EmailsSection cliente={cliente} daVez={daVez} />
          <TelefonesSection cliente={cliente} isSecond daVez={daVez} />
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
        <Page
          title={title}
          cliente={cliente}
          para="As promoções vão só para números de WhatsApp; os outros são mantidos pela empresa."
        >
          <TelefonesSection cliente={cliente} />
        </Page>
      )}
    </ListaDoCliente>
  );
}
