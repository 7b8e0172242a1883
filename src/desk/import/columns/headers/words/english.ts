import type { HeaderWords } from './headerWords.ts';

/** Headers in English, and in Hindi and Marathi as they are typed in Latin letters. */
export const english: HeaderWords = {
  name: 'name|full name|candidate name|candidate full name|name of candidate|member name|profile name|person name|applicant name|student name|your name|naam|nav|nav sampurna|name in full|boy name|girl name|bride name|groom name|name of bride|name of groom|name of boy|name of girl|name of the candidate|girls name|boys name|name surname|yuvak yuvati name',
  firstName: 'first name|given name|fname|f name|christian name',
  middleName: 'middle name|mname|m name|second name',
  lastName: 'last name|surname|sur name|family name|lname|l name|aadnav|adnav|kul name',
  gender:
    'gender|sex|male female|m f|boy girl|girl boy|bride groom|groom bride|ling|stri purush|purush stri|mulga mulgi|vadhu var|candidate gender|bride or groom|boy or girl|male or female',
  dateOfBirth:
    'dob|d o b|date of birth|birth date|birthdate|birth dt|dt of birth|born on|janm dinank|janma dinank|janm tarikh|janma tarikh|janmatithi|date birth|birth day|birthday',
  timeOfBirth: 'time of birth|birth time|birthtime|tob|t o b|janm samay|janma vel|janm vel|time birth',
  birthDateAndTime:
    'date and time of birth|birth date and time|date time of birth|dob and time|dob time|birth date time|date of birth and time|date & time of birth|birth date & time|dob & time',
  placeOfBirth:
    'place of birth|birth place|birthplace|pob|p o b|janm sthan|janma sthal|janm sthal|janma thikan|birth city|born at|place birth',
  age: 'age|current age|age in years|age years|vay|umar|umra',
  phone:
    'phone|phone no|phone number|phone nos|mobile|mobile no|mobile number|mobile nos|mob|mob no|mob number|contact|contact no|contact number|contact nos|cell|cell no|telephone|tel|tel no|whatsapp|whatsapp no|whatsapp number|father mobile|father mobile no|fathers mobile no|father contact no|father phone|mother mobile|mother mobile no|parents contact|parent contact no|parents mobile no|parents mobile|alternate no|alternate mobile|alternate number|alternate contact|alt mobile|family contact no|guardian contact|contact mobile|residence phone|phone residence|contact details',
  email: 'email|e mail|mail|email id|e mail id|mail id|email address|e mail address',
  rashi: 'rashi|raashi|rasi|moon sign|zodiac|zodiac sign|chandra rashi|janm rashi|ras|raas',
  nakshatra: 'nakshatra|nakshtra|star|birth star|nakshatram|janma nakshatra',
  manglik:
    'manglik|mangalik|mangal|mangal dosh|mangal dosha|manglik status|is manglik|mangalik yes no|mangal yes no|kuja dosha|manglik non manglik|mangal dosh yes no|mangal graha',
  expectations:
    'expectation|expectations|partner expectation|partner expectations|expectations from partner|expected partner|partner preference|partner preferences|requirement|requirements|apeksha|expectation about partner|expectations about life partner|expectation from life partner|life partner expectation|desired partner',
  siblings:
    'siblings|brothers and sisters|brother sister|brothers sisters|no of siblings|number of siblings|brother and sister|sibling details|brothers & sisters',
  brothers: 'brother|brothers|no of brothers|no of brother|number of brothers|total brothers|bro|bhau|bhai',
  sisters: 'sister|sisters|no of sisters|no of sister|number of sisters|total sisters|sis|bahin|bahen',
  marriedBrothers:
    'married brothers|married brother|brothers married|brother married|no of married brothers|number of married brothers|bro married',
  marriedSisters:
    'married sisters|married sister|sisters married|sister married|no of married sisters|number of married sisters|sis married',
  unmarriedBrothers:
    'unmarried brothers|unmarried brother|brothers unmarried|brother unmarried|no of unmarried brothers',
  unmarriedSisters:
    'unmarried sisters|unmarried sister|sisters unmarried|sister unmarried|no of unmarried sisters',
  referenceNumber:
    'reference no|reference number|ref no|registration no|registration number|registration id|reg no|regn no|reg number|reg id|member id|member no|membership no|membership number|profile id|profile no|candidate id|candidate no|candidate code|profile code|code no|biodata no|form no|serial id|token no|book no|nondani kramank|id no|regd no',
  registeredOn:
    'registration date|date of registration|registered on|reg date|regn date|timestamp|submitted at|submission date|submitted on|entry date|form date|date of entry|joining date|created at|start time',
  photoFile:
    'photo|photos|photograph|photo file|photo name|image|picture|photo link|upload photo|upload your photo|photo upload|upload recent photo|photo url|candidate photo|photo no',
  consent:
    'consent|permission|agree|i agree|declaration|terms accepted|permission to publish|consent to publish',
  address:
    'address|residential address|present address|current address|permanent address|postal address|full address|home address|residence address|correspondence address|office address|patta|patra vyavahar patta',
  note: 'remark|remarks|note|notes|comment|comments|other|others|other details|other information|any other|additional information|additional info|special remark|any other information|contact person|contact person name|contact name|relation|relationship|relation with candidate|father contact person|pin|pincode|pin code|guardian name',
  heightCm:
    'height|ht|hight|heigth|height in feet|height in ft|height ft|height cm|height in cm|height cms|height in cms|height feet inches|height in feet and inches|height ft in|unchi|oonchai|uchi',
  weightKg: 'weight|wt|weight in kg|weight kg|weight kgs|weight in kgs|vajan|wajan',
  maritalStatus:
    'marital status|maritial status|marriage status|married status|married unmarried|vivah sthiti|vaivahik sthiti|vaivahik darja|marital|marriage type',
  children: 'children|no of children|number of children|kids|no of kids',
  childrenLiving: 'children living with|children living|kids living with',
  disability:
    'disability|disabilities|physical disability|handicap|handicapped|physically challenged|physical status|any disability|divyang|apangatva|special case|physically handicapped',
  diet: 'diet|food|food habit|food habits|eating habits|veg nonveg|veg non veg|vegetarian nonvegetarian|aahar|ahar|veg or nonveg|dietary habits|food preference',
  smoking: 'smoking|smoke|smoking habit|smoker|do you smoke',
  drinking: 'drinking|drink|drinking habit|alcohol|do you drink',
  religion: 'religion|dharm|dharma',
  motherTongue: 'mother tongue|mothertongue|matrubhasha|matribhasha|mother language',
  languagesKnown: 'languages known|languages|known languages|language known|languages spoken',
  caste: 'caste|cast|community|jat|jaat|jati|samaj|caste community|caste name|gnati|main caste',
  subCaste:
    'sub caste|subcaste|sub cast|subcast|potjat|pot jat|upjati|up jati|shakha|sub community|sub caste name|peta gnati|sub sect',
  gotra:
    'gotra|gothra|gotram|self gotra|own gotra|first gotra|gotra self|1st gotra|father gotra|gotra father|fathers gotra|gotra 1|gotra first|swa gotra|gotra own',
  motherGotra:
    'mother gotra|mothers gotra|second gotra|2nd gotra|gotra mother|mama gotra|gotra mama|mamas gotra|maternal gotra|nanihal gotra|gotra 2|gotra second|mosal gotra|gotra of mother|gotra of mama',
  fathersMotherGotra:
    'dadi gotra|grandmother gotra|gotra dadi|fathers mother gotra|father mother gotra|dadis gotra|paternal grandmother gotra',
  mothersMotherGotra:
    'nani gotra|gotra nani|mothers mother gotra|mother mother gotra|nanis gotra|maternal grandmother gotra',
  education:
    'education|qualification|educational qualification|education qualification|edu|degree|highest education|highest qualification|qualifications|shikshan|shiksha|academic qualification|edu qualification|education details|educational details',
  college: 'college|college name|university|institute|institution|college university|school college',
  profession:
    'profession|occupation|job|designation|post|work|job profile|vyavsay|vyavasay|naukri|nokri|job designation|job details|occupation details|present occupation|current job|service|business service|service business|occupation business service|job business|business job|occupation profession|profession occupation|job title|nature of work|working as',
  workingWith:
    'employed in|working with|job type|employment type|sector|type of job|occupation type|working in|service type|employment|govt private|job sector|work type',
  employer:
    'company|company name|employer|employer name|organisation|organization|firm|firm name|office|office name|working at|name of company|organisation name|organization name|name of organization',
  income:
    'income|annual income|yearly income|monthly income|salary|annual salary|monthly salary|package|ctc|annual package|income per annum|income per month|income pa|income pm|utpanna|utpann|aay|aamdani|income in lakhs|income lakhs|income lpa|income in lpa|annual income rs|annual income in lakhs|annual income lakhs|salary pm|salary per month|salary p m|package lpa|yearly package|self income|candidate income',
  city: 'city|current city|present city|residing city|residence|residence city|living in|current location|location|city of residence|work city|job location|work location|job place|place of work|working city|working place|work place|town|current place|place of residence|place of job|living city|residing at|city town|job city|place of posting|present location',
  state: 'state|current state|residing state|rajya|state of residence|present state',
  country: 'country|current country|country of residence|desh|residing country|living country',
  residencyStatus: 'residency status|visa status|resident status|visa|immigration status|visa type',
  citizenship: 'citizenship|nationality|citizen of',
  relocation: 'relocation|ready to relocate|willing to relocate|willing to settle abroad',
  aboutFamily:
    'about family|family details|family background|family information|family info|about the family|family detail|kutumb mahiti',
  fatherName:
    'father name|fathers name|name of father|father|father full name|fathers full name|vadilanche nav|pita ka naam|pita|father husband name|father guardian name|parent name|parents name',
  fatherOccupation:
    'father occupation|fathers occupation|occupation of father|father profession|fathers profession|father job|father business|father service|occupation father|fathers job|father work|fathers business|father occupation business',
  motherName:
    'mother name|mothers name|name of mother|mother|mother full name|mothers full name|aaiche nav|mata ka naam|mata|aai',
  motherOccupation:
    'mother occupation|mothers occupation|occupation of mother|mother profession|mothers profession|mother job|occupation mother|mothers job|mother work',
  mamaFamily:
    'mama|mama name|mamas name|maternal uncle|maternal uncle name|mosal|mama kul|mamache nav|mama surname|ajol|aajol|nanihal|mama family|maternal family|mama details|maternal side|maternal uncles name|name of mama|mama place|mama native|mothers brother|mama name and place',
  nativePlace:
    'native|native place|native village|hometown|home town|mul gaon|mul gav|mool gaon|village|gaon|gav|native town|original place|mulgaon|vatan|ancestral place|native city|mul niwas|place of origin',
  nativeTaluka: 'taluka|tal|taluk|tehsil|tahsil|native taluka|tehsil taluka|taluka tehsil',
  nativeDistrict: 'district|dist|native district|jilha|jila|zila|native dist',
  nativeState: 'native state|state of origin',
  familyType: 'family type|type of family|joint nuclear|joint or nuclear',
  familyStatus: 'family status|family class|financial status|economic status',
  familyValues: 'family values|family value',
  contactHours:
    'contact time|time to call|best time to call|convenient time|call time|calling time|time to contact',
  bio: 'about me|about myself|about|about yourself|self description|about candidate|personality|bio|introduction',
  hobbies:
    'hobbies|hobby|interest|interests|hobbies interests|hobbies and interests|chhand|shauk|hobbies & interests',
};
