/** What each row of the score counts, for whoever asks. */

export const counts: Readonly<Record<string, string>> = {
  processing: 'Die Punkte deiner Umwandlungsgebäude. Was sie umwandeln, zählt nicht: Nur Gebäude bringen Punkte.',
  immediate: 'Die Punkte deiner Sofortgebäude. Was sie dir beim Bau gegeben haben, ist verbraucht.',
  bonus:
    'Die Punkte deiner Gebäude, die für Plättchen, Rohstoffe oder Gebäude am Ende zählen, jedes höchstens bis zu seiner Grenze.',
  starting: 'Deine Anfangsgebäude. Wird eines überbaut, zählt es nicht mehr.',
};
