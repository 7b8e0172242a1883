/** One line of a conversation: its writer, how many days ago, at what time in India. */
type Line = [from: string, daysAgo: number, at: `${number}:${number}`, text: string];

export type Conversation = {
  between: [string, string];
  /** Oldest first. */
  lines: Line[];
  /** How many of the last lines have not been read. */
  unread?: number;
};

/** Conversations between some of the cast. */
export const conversations: Conversation[] = [
  {
    between: ['siddharth', 'demo'],
    unread: 2,
    lines: [
      [
        'siddharth',
        11,
        '19:42',
        'नमस्कार Ananya. Thank you for accepting. I have to ask: what stood on Shivaji Park Road a hundred years ago?',
      ],
      [
        'demo',
        11,
        '20:15',
        'Namaskar. Coconut palms, mostly, and a very angry goat, going by one of our photographs.',
      ],
      [
        'siddharth',
        11,
        '20:21',
        'Then I know the goat. It is in a mill song of 1931. The workers were late because of it.',
      ],
      ['demo', 10, '08:55', 'You cannot leave it at that. Can you sing it?'],
      [
        'siddharth',
        10,
        '21:30',
        'Badly, and only after tea. You said you look for someone with patience, so I take that as an invitation.',
      ],
      [
        'demo',
        7,
        '18:04',
        'My parents read your profile too. My father liked the bicycle, my mother asked whether you eat at home.',
      ],
      [
        'siddharth',
        7,
        '19:10',
        'Most days I cook for my father and me. Please tell her the amti is good and the chapatis are honest.',
      ],
      ['demo', 5, '20:47', 'She laughed. That is half the work done.'],
      [
        'siddharth',
        1,
        '18:20',
        'We will be in Mumbai on Sunday for a wedding in Dadar. If it suits your family, my parents would be glad to come for tea in the afternoon.',
      ],
      [
        'siddharth',
        1,
        '18:22',
        'Only if it is no trouble. I have opened your contact details, so my mother could call yours first.',
      ],
    ],
  },
  {
    between: ['kiran', 'demo'],
    lines: [
      [
        'kiran',
        23,
        '11:05',
        'Namaste. I am Sameer, Kiran’s friend from college; I look after this profile because he forgets that it exists.',
      ],
      ['demo', 22, '21:12', 'Namaste Sameer. What does Kiran do when he is not forgetting?'],
      [
        'kiran',
        22,
        '21:40',
        'He repairs old radios, and the neighbours’ children. You can ask him yourself, his number is 90000 14785.',
      ],
      ['demo', 20, '20:02', 'Let him write here first, please. I would like to read a few lines of his own.'],
      ['kiran', 20, '20:30', 'Fair enough. I will sit him down this weekend.'],
    ],
  },
  {
    between: ['imran', 'fatima'],
    unread: 1,
    lines: [
      [
        'imran',
        6,
        '22:10',
        'Assalamu alaikum. Your sister writes that Dr Fatima quotes Faiz when she is happy. I know only one couplet by heart, but I know it well.',
      ],
      ['fatima', 5, '13:25', 'Walaikum assalam. She says one couplet is enough, if it is the right one.'],
      ['imran', 4, '23:02', 'Then I shall not risk it in writing. May I ask what her week looks like?'],
      [
        'fatima',
        2,
        '14:40',
        'Ward rounds at eight, the charity clinic on Thursdays, and Sundays at our father’s bookshop. You would find her behind the counter.',
      ],
      ['imran', 1, '21:55', 'I have needed a book for some time now.'],
    ],
  },
];
