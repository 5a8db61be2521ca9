import { useRef, useState } from 'react';
import type { EnderecoCep, PessoaTipo } from '#contract/access/cadastro.ts';
import { type CadastroDigitado, type ErrosCadastro, errosCadastro } from '#domain/customer/cadastro.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Rascunho } from '#parts/cart/rascunho-visitante.ts';
import { useRascunho } from '#parts/cart/use-rascunho-visitante.ts';
import type { Falha } from '#parts/failure/falha.ts';
import { stillWrong } from '#ui/form/still-wrong.ts';
import { type Preenchido, preenchidoPor, tipoServido, toCadastro, VAZIO } from './cadastro.ts';
import type { CadastroControl } from './cadastro-fields.tsx';
import { enviarCadastro } from './queries.ts';
import { askSemLicenca } from './sem-licenca.ts';
import { type EstadoCep, useCep } from './use-cep.ts';

export type UseCadastro = CadastroControl & {
  cep: EstadoCep;
  falha: Falha | null;
  isPending: boolean;
  licenca: File | undefined;
  /** The name of the licence that was chosen before the page was left; '' where none is missing. */
  licencaPerdida: string;
  setLicenca: (file: File | undefined) => void;
  /**
   * Sends it and calls `onDone` on success. Returns the place to go on: a field with an error, or the licence if
   * the user chooses it again.
   */
  enviar: (onDone: (mensagem: string) => void) => Promise<'erro' | 'licenca' | null>;
};

const errosDe = (valores: CadastroDigitado): ErrosCadastro =>
  errosCadastro(valores, businessDayOf(new Date()));

/** A registration on its way from an empty form to the server. */
export function useCadastro(from: Rascunho<Preenchido> | null): UseCadastro {
  const rascunho = useRascunho('cadastro', VAZIO, from);
  const { valores } = rascunho;
  const [erros, setErros] = useState<ErrosCadastro>({});
  const [falha, setFalha] = useState<Falha | null>(null);
  const [isPending, setPending] = useState(false);
  const [licenca, setLicenca] = useState<File>();
  const licencaPerdida = licenca === undefined ? valores.licencaNome : '';
  const filled = useRef<EnderecoCep | null>(null);

  const change = (changed: Partial<Preenchido>) => {
    rascunho.change(changed);
    setFalha(null);
    setErros((said) => stillWrong(said, errosDe({ ...valores, ...changed })));
  };

  const cep = useCep(valores.cep, (tipos: readonly PessoaTipo[], endereco: EnderecoCep | null) => {
    const address = endereco === null ? {} : preenchidoPor(valores, endereco, filled.current);
    filled.current = endereco ?? filled.current;
    change({ tipo: tipoServido(valores.tipo, tipos), ...address });
  });

  const send = async (onDone: (mensagem: string) => void) => {
    const file = licenca && `${licenca.name} ${licenca.size} ${licenca.lastModified}`;
    const chave = rascunho.chaveOf(JSON.stringify([valores, file]));
    setPending(true);
    try {
      const reply = await enviarCadastro(toCadastro(valores, licenca), chave);
      if (!reply.ok) return setFalha(reply.error);
      rascunho.forget();
      onDone(reply.value);
    } finally {
      setPending(false);
    }
  };

  return {
    valores,
    erros,
    change,
    check: (campo) => {
      const erro = errosDe(valores)[campo];
      if (valores[campo] !== '' && erro !== undefined) setErros((said) => ({ ...said, [campo]: erro }));
    },
    cep,
    falha,
    isPending,
    licenca,
    licencaPerdida,
    setLicenca(file) {
      setLicenca(file);
      change({ licencaNome: file?.name ?? '' });
    },
    async enviar(onDone) {
      const wrong = errosDe(valores);
      setErros(wrong);
      setFalha(null);
      if (Object.keys(wrong).length > 0) return 'erro';
      if (licencaPerdida !== '' && !(await askSemLicenca(licencaPerdida))) return 'licenca';
      await send(onDone);
      return null;
    },
  };
}
