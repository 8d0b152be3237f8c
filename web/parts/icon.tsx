const PATHS = {
  undo: 'M5 9h9.5a5 5 0 0 1 0 10H9M5 9l4-4M5 9l4 4',
  restart: 'M4.5 4v5h5M5 9a8 8 0 1 1-.6 5.5',
  ok: 'M4.5 12.5l5 5.2L19.5 6.5',
  x: 'M6 6l12 12M18 6L6 18',
  book: 'M12 6.5c-2-1.600-5-2-8-1.500v13c3-.5 6-.1 8 1.500c2-1.600 5-2 8-1.500V5c-3-.5-6-.1-8 1.500zM12 6.500v13',
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear: 'M4 7h8M17 7h3M14.500 4.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5zM4 17h3M12 17h8M9.500 14.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  again: 'M4.5 12a7.5 7.5 0 0 1 13-5l2 2M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5l-2-2M4.5 19.5V15H9',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 5.5v13M16 5.5v13',
  fork: 'M7 20V4M7 12c0-4 10-2 10-8M4 7l3-3l3 3M14 7l3-3l3 3',
  eye: 'M2.5 12c4-6.5 15-6.5 19 0c-4 6.5-15 6.5-19 0zM12 9.200a2.800 2.800 0 1 1 0 5.600a2.800 2.800 0 0 1 0-5.600z',
  down: 'M6 9.5l6 6l6-6',
  right: 'M9.5 6l6 6l-6 6',
  left: 'M14.5 6l-6 6l6 6',
  first: 'M17.5 6l-6 6l6 6M7 6v12',
  last: 'M6.5 6l6 6l-6 6M17 6v12',
  score: 'M4 20h16M6.5 20v-6h3v6M11 20V6h3v14M15.5 20V10h3v10',
  tiles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2.500v2.500M12 19v2.500M2.500 12h2.500M19 12h2.500M5.300 5.300l1.700 1.700M17 17l1.700 1.700M18.700 5.300L17 7M7 17l-1.700 1.700',
  bot: 'M6 9h12v9H6zM12 9V5.500M9.5 13v1.5M14.5 13v1.5M3.5 12v4M20.5 12v4',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  home: 'M4 11l8-7l8 7v9h-5.5v-6h-5v6H4z',
  text: 'M5 6h14M5 12h14M5 18h14M2 6h.01M2 12h.01M2 18h.01',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13zM15.500 15.500L20.500 20.500',
  info: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17zM12 11v5.500M12 7.500v.01',
  up: 'M6 14.500l6-6l6 6',
  people:
    'M9 11a3.500 3.500 0 1 1 0-7a3.500 3.500 0 0 1 0 7zM2.500 20c.3-4.500 2.800-6.500 6.500-6.500s6.200 2 6.500 6.500M16 4.600a3.300 3.300 0 0 1 0 6.200M18 13.900c2.200.8 3.400 2.800 3.500 6.100',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 0 1 0-17zM12 7.500V12l3.200 2.200',
  weight: 'M6.500 9h11l2.500 11H4zM12 9V6.500M9.500 6.500a2.500 2.500 0 1 1 5 0',
  print: 'M7 8V3.500h10V8M7 16.500H4V8h16v8.500h-3M7 13.500h10v7H7z',
  cap: 'M2.500 9.500L12 5l9.500 4.500L12 14zM6.500 11.500V16c3 2.600 8 2.600 11 0v-4.500M21.500 9.500v5',
  lamp: 'M9 17.500c0-2.800-3-3.800-3-7.800a6 6 0 0 1 12 0c0 4-3 5-3 7.800zM9.500 20.500h5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, class: more = '' }: { name: IconName; class?: string }) {
  return (
    <svg class={`ic ${more}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The mark of the house: a round table with five seats. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
      <ellipse class="mk-s" cx="20" cy="23" rx="13" ry="11" />
      <ellipse class="mk-t" cx="20" cy="20" rx="13" ry="11" />
      <path class="mk-g" d="M9.500 17.500q5 2.500 10 .5t11 1.500M11 24q5-2 9-.5t8.500 0" />
      <circle class="mk-1" cx="20" cy="5" r="3.600" />
      <circle class="mk-2" cx="36" cy="17" r="3.600" />
      <circle class="mk-3" cx="30" cy="34" r="3.600" />
      <circle class="mk-4" cx="10" cy="34" r="3.600" />
      <circle class="mk-5" cx="4" cy="17" r="3.600" />
    </svg>
  );
}
